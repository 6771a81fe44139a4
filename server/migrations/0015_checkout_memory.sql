-- A cart has one open checkout: the latest one stays open.
update checkouts c set state = 'invalidated', version = version + 1
where state = 'open' and cart_id is not null and exists (
  select 1 from checkouts later
  where later.cart_id = c.cart_id and later.state = 'open' and (later.updated_at, later.slug) > (c.updated_at, c.slug));
create unique index checkouts_open_of_cart on checkouts (cart_id) where state = 'open';

-- A new checkout takes over the choices of the one before, which is found by its owner.
create index on checkouts (visitor_hash) where visitor_hash is not null;

-- Form fields as they were typed, complete or not.
alter table checkouts add column draft jsonb;
