create table countries (
  id integer primary key,
  iso_code text not null unique check (iso_code ~ '^[A-Z]{2}$')
);

create table languages (
  id integer primary key,
  iso_code text not null unique,
  local_title text not null
);

create table currencies (
  id integer primary key,
  iso_code text not null unique check (iso_code ~ '^[A-Z]{3}$')
);

create table storefronts (
  code text primary key,
  name text not null,
  theme text not null,
  app_url text not null check (app_url ~ '^https?://[^/]+$'),
  logo_url text,
  default_language_id integer not null references languages,
  default_country_id integer not null references countries,
  conversion_currency_id integer not null references currencies,
  features text[] not null default '{}',
  well_known_categories jsonb not null default '{}',
  category_doc_key text not null default '1',
  criteo_key text,
  klaviyo_key text,
  error_reporting_dsn text,
  payment_verification text,
  search_verification text,
  redirect_hosts text[] not null default '{}',
  position integer not null default 0
);

create table storefront_hosts (
  host text primary key check (host = lower(host)),
  storefront_code text not null references storefronts on delete cascade,
  default_language_id integer references languages
);

create table storefront_languages (
  storefront_code text not null references storefronts on delete cascade,
  language_id integer not null references languages,
  position integer not null,
  gtm_id text,
  pixel_id text,
  live_agent_id text,
  mp_default_sort integer check (mp_default_sort between 0 and 5),
  -- The brand's own words on its first screen; where a brand has none, the interface's own stand there.
  hero_title text,
  hero_text text,
  hero_action text,
  primary key (storefront_code, language_id)
);

create table storefront_currencies (
  storefront_code text not null references storefronts on delete cascade,
  currency_id integer not null references currencies,
  position integer not null,
  primary key (storefront_code, currency_id)
);

create table route_rules (
  storefront_code text not null references storefronts on delete cascade,
  path text not null check (path like '/%'),
  target text not null,
  status integer not null default 302 check (status in (301, 302, 307, 308)),
  primary key (storefront_code, path)
);

create table content_pages (
  storefront_code text not null references storefronts on delete cascade,
  language_id integer not null references languages,
  slug text not null,
  title text not null,
  description text not null,
  blocks jsonb not null,
  updated_at timestamptz not null default now(),
  primary key (storefront_code, slug, language_id)
);

-- Whoever changes a row, staff or an operator by hand, every process drops what it had cached of it.
create function announce_change() returns trigger language plpgsql as $$
begin
  perform pg_notify('crossdock_changes', tg_argv[0]);
  return null;
end $$;

create trigger announce after insert or update or delete on storefronts
  for each statement execute function announce_change('storefronts');
create trigger announce after insert or update or delete on storefront_hosts
  for each statement execute function announce_change('storefronts');
create trigger announce after insert or update or delete on storefront_languages
  for each statement execute function announce_change('storefronts');
create trigger announce after insert or update or delete on storefront_currencies
  for each statement execute function announce_change('storefronts');
create trigger announce after insert or update or delete on route_rules
  for each statement execute function announce_change('route-rules');
create trigger announce after insert or update or delete on content_pages
  for each statement execute function announce_change('content');
