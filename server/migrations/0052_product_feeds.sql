-- The number that the brand itself gave a variant; our own is its sku.
alter table product_variants add column mpn text check (length(mpn) between 1 and 70);
-- The number of Google's product taxonomy; those below have it too until they have their own.
alter table categories add column google_category integer check (google_category > 0);

-- The file of each feed that was made last. A file is whole before its row names it.
create table product_feeds (
  storefront_code text not null references storefronts on update cascade on delete cascade,
  language_id integer not null references languages,
  currency_id integer not null references currencies,
  channel text not null check (channel in ('google', 'meta')),
  format text not null check (format in ('xml', 'tsv')),
  file_key text not null unique,
  etag text not null,
  bytes integer not null,
  items integer not null,
  refused integer not null,
  made_at timestamptz not null,
  primary key (storefront_code, language_id, currency_id, channel, format)
);

-- The variants that the last feed left out: the first thousand of each language and currency.
create table feed_refusals (
  id bigint generated always as identity primary key,
  storefront_code text not null references storefronts on update cascade on delete cascade,
  language_id integer not null references languages,
  currency_id integer not null references currencies,
  sku text not null,
  name text,
  reason text not null,
  noted_at timestamptz not null
);
create index on feed_refusals (storefront_code, language_id, currency_id);
create index on feed_refusals (noted_at, id);
