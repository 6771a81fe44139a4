-- The proof of every cookie choice. A random id stands for the visitor: no address, no e-mail.
create table consent_records (
  id bigint generated always as identity primary key,
  consent_id text not null check (consent_id ~ '^[0-9a-f]{32}$'),
  storefront_code text not null references storefronts,
  user_id integer references users,
  choices jsonb not null,
  vendors text[] not null,
  text_version integer not null,
  language text not null,
  source text not null check (source in ('banner', 'dialog', 'withdrawal', 'gpc')),
  created_at timestamptz not null default now()
);
create index consent_records_user on consent_records (user_id) where user_id is not null;
create index consent_records_age on consent_records (created_at);

-- Appended only. Who made a choice may be forgotten, what was chosen stays for five years.
create trigger append_only before update on consent_records
  for each row when (new.user_id is not null or to_jsonb(new) - 'user_id' is distinct from to_jsonb(old) - 'user_id')
  execute function refuse_change();
create trigger kept_five_years before delete on consent_records
  for each row when (old.created_at > now() - interval '5 years')
  execute function refuse_change();
