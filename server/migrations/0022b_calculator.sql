-- A tariff holds for what leaves a warehouse; without one, for the goods of the shop, which travel in bulk.
alter table shipping_rates add column warehouse_id integer references warehouses;
alter table shipping_rates drop constraint shipping_rates_country_id_currency_id_method_valid_from_key;
alter table shipping_rates
  add unique nulls not distinct (warehouse_id, country_id, currency_id, method, valid_from);

create trigger announce after insert or update or delete on warehouses
  for each statement execute function announce_change('warehouses');

-- Estimates that somebody wanted to keep, by browser or by customer, as they were shown.
create table saved_estimates (
  id bigint generated always as identity primary key,
  storefront_code text not null references storefronts on delete cascade,
  visitor_hash bytea,
  user_id integer references users on delete cascade,
  currency_id integer not null references currencies,
  -- What was asked, and the price by each method.
  request jsonb not null,
  offers jsonb not null,
  saved_at timestamptz not null default now(),
  check (num_nonnulls(visitor_hash, user_id) = 1)
);
-- The same estimate is kept once.
create unique index on saved_estimates (user_id, storefront_code, currency_id, md5(request::text)) where user_id is not null;
create unique index on saved_estimates (visitor_hash, storefront_code, currency_id, md5(request::text))
  where visitor_hash is not null;
create index on saved_estimates (saved_at);
