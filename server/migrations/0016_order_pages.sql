-- The links of mails to a guest's order: the holder of a token sees the order as its owner does. Only hashes are stored.
create table order_links (
  token_hash bytea primary key,
  order_id integer not null references orders,
  created_at timestamptz not null default now()
);
create index on order_links (order_id);

-- A line's texts by language, as they were when it was bought. Lines of before have only those of their order's language.
alter table order_lines add column texts jsonb not null default '{}';

-- Invoices as they were issued, with every word and figure. Neither the order, the seller nor an erasure changes them.
create table order_invoices (
  order_id integer primary key references orders,
  number text not null unique,
  issued_at timestamptz not null,
  document jsonb not null
);
create trigger append_only before update or delete or truncate on order_invoices
  for each statement execute function refuse_change();
