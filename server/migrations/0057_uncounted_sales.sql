-- What paid orders sold and products.paid_amount does not count yet. A round every few minutes adds it up: a sale by itself
-- changes no product, so that the pages of what sells best stay in the caches.
create table uncounted_sales (
  order_id integer not null,
  product_id integer not null,
  quantity integer not null check (quantity > 0),
  primary key (order_id, product_id)
);

-- A product of which only the number of sales changed looks as before: its place among the best sellers may be another one.
-- A transaction may have both kinds of change for one product.
alter table product_changes add column is_rank_only boolean not null default false;
alter table product_changes drop constraint product_changes_pkey;
alter table product_changes add primary key (transaction_id, product_id, is_rank_only);

create function note_products_updated() returns trigger language plpgsql as $$
begin
  insert into product_changes (product_id, is_rank_only)
    select changed.id, changed.paid_amount <> before.paid_amount
        and to_jsonb(changed) - 'paid_amount' = to_jsonb(before) - 'paid_amount'
      from changed join before using (id)
    on conflict do nothing;
  perform pg_notify('crossdock_changes', 'products');
  return null;
end $$;
drop trigger note_update on products;
create trigger note_update after update on products referencing old table as before new table as changed
  for each statement execute function note_products_updated();
