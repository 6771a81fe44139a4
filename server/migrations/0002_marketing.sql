create table utm_visits (
  id bigint generated always as identity primary key,
  storefront_code text not null references storefronts on delete cascade,
  utm jsonb not null,
  created_at timestamptz not null default now()
);

-- An address is only mailed once its owner has confirmed it; until then the row waits.
create table newsletter_subscriptions (
  id bigint generated always as identity primary key,
  storefront_code text not null references storefronts on delete cascade,
  email text not null,
  language_id integer not null references languages,
  requested_at timestamptz not null default now(),
  confirmed_at timestamptz,
  unique (storefront_code, email)
);
