-- What customs ask, what may travel how, and what forwarding costs. All of it is read into memory.

-- The first six digits of tariff codes, the same in all countries.
create table tariff_codes (
  hs6 text primary key check (hs6 ~ '^[0-9]{6}$'),
  -- What makes such goods dangerous or forbidden: see the restrictions.
  hazards text[] not null default '{}',
  -- Offered by the calculator without a search.
  is_common boolean not null default false
);

create table tariff_code_texts (
  hs6 text not null references tariff_codes on delete cascade,
  language_id integer not null references languages,
  name text not null,
  primary key (hs6, language_id)
);

-- Duty by code and country of origin; without an origin for all that have no rate of their own.
create table tariff_rates (
  id integer generated always as identity primary key,
  hs6 text not null references tariff_codes on delete cascade,
  origin text check (origin ~ '^[A-Z]{2}$'),
  valid_from date not null,
  basis_points integer not null check (basis_points >= 0),
  unique nulls not distinct (hs6, origin, valid_from)
);

-- How each country taxes what customers bring in. Amounts are in euros.
create table customs_rules (
  country_id integer not null references countries,
  valid_from date not null,
  limit_amount bigint not null check (limit_amount >= 0),
  -- Up to the limit, for each different code; null: up to the limit neither duty nor tax.
  duty_per_code bigint check (duty_per_code >= 0),
  -- Above the limit; null: by the tariff.
  duty_basis_points integer check (duty_basis_points >= 0),
  primary key (country_id, valid_from)
);

create table restrictions (
  id integer generated always as identity primary key,
  hazard text not null,
  -- Null: by any method, to any country.
  method text check (method in ('air', 'sea')),
  country_id integer references countries,
  effect text not null check (effect in ('refused', 'limited')),
  unique nulls not distinct (hazard, method, country_id)
);

-- Amounts are in euros; the key says whether it is an amount, hundredths of a percent or days.
create table forwarding_fees (
  key text not null,
  valid_from date not null,
  value bigint not null check (value >= 0),
  primary key (key, valid_from)
);

insert into forwarding_fees (key, valid_from, value) values
  ('insurance_included', '2026-01-01', 1000000),
  ('insurance', '2026-01-01', 200),
  ('insurance_minimum', '2026-01-01', 40000),
  ('storage_free', '2026-01-01', 30),
  ('storage_free_pro', '2026-01-01', 60),
  ('storage_day', '2026-01-01', 5000),
  ('join', '2026-01-01', 15000),
  ('wrap', '2026-01-01', 30000),
  ('unbox', '2026-01-01', 0),
  ('rehearsal', '2026-01-01', 30000),
  ('open_and_check', '2026-01-01', 30000),
  ('photos', '2026-01-01', 20000),
  ('measure_again', '2026-01-01', 0),
  ('longer_storage', '2026-01-01', 50000),
  ('send_back', '2026-01-01', 50000);

do $$
declare
  watched text;
begin
  foreach watched in array array['tariff_codes', 'tariff_code_texts', 'tariff_rates', 'customs_rules', 'restrictions',
    'forwarding_fees'] loop
    execute format('create trigger announce after insert or update or delete on %I
      for each statement execute function announce_change(''customs'')', watched);
  end loop;
end $$;
