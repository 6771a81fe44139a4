-- The accounts by which the server reports orders to vendors. Secrets are encrypted with SECRETS_KEY.
create table storefront_integrations (
  id integer generated always as identity primary key,
  storefront_code text not null references storefronts on update cascade on delete cascade,
  vendor text not null check (vendor in ('ga4', 'meta')),
  account text not null,
  sealed_secret bytea not null,
  changed_at timestamptz not null,
  unique (storefront_code, vendor)
);
create trigger announce after insert or update or delete on storefront_integrations
  for each statement execute function announce_change('integrations');

-- What a buyer had agreed to, and by what vendors know the browser: the latter until they have heard of the purchase.
create table order_consents (
  order_id integer primary key references orders on delete cascade,
  consent_id text not null,
  choices jsonb not null,
  identifiers jsonb,
  -- The vendors that have not heard yet.
  waiting text[] not null default '{}',
  created_at timestamptz not null
);
create index on order_consents (created_at);
create index consent_records_choice on consent_records (consent_id, id);
