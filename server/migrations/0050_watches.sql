-- What people want a mail about: a variant that is back in stock, or one whose price has fallen.
create table stock_watches (
  id integer generated always as identity primary key,
  storefront_code text not null references storefronts on delete cascade,
  kind text not null check (kind in ('stock', 'price')),
  variant_id integer not null references product_variants on delete cascade,
  product_id integer not null references products on delete cascade,
  email text not null,
  user_id integer references users on delete cascade,
  language_id integer not null references languages,
  currency_id integer not null references currencies,
  -- The price that the next one is compared with.
  watched_amount bigint,
  requested_at timestamptz not null,
  -- None until the owner of the address has confirmed it.
  confirmed_at timestamptz,
  notified_at timestamptz,
  ended_at timestamptz,
  check ((kind = 'price') = (watched_amount is not null))
);
create unique index on stock_watches (storefront_code, email, kind, variant_id) where ended_at is null;
create index on stock_watches (variant_id, kind, confirmed_at, id) where ended_at is null and confirmed_at is not null;
create index on stock_watches (variant_id, notified_at) where notified_at is not null;
create index on stock_watches (email, product_id, notified_at);
create index on stock_watches (user_id) where user_id is not null;

-- A link may be about something of its address: a watch to confirm, or a cart to restore.
alter table newsletter_links add column subject_id integer;
alter table newsletter_links drop constraint newsletter_links_purpose_check;
alter table newsletter_links add check (purpose in ('confirm', 'unsubscribe', 'watch', 'cart'));
alter table newsletter_links add check ((purpose in ('watch', 'cart')) = (subject_id is not null));

-- Which reminders of a cart have been mailed since it was last touched.
create table cart_reminders (
  cart_id bigint not null references carts on delete cascade,
  touched_at timestamptz not null,
  step smallint not null check (step in (1, 2)),
  sent_at timestamptz not null,
  primary key (cart_id, touched_at, step)
);
