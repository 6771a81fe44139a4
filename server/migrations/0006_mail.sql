-- Mail is written down in the transaction that causes it, and sent by a job afterwards.
create table mails (
  id bigint generated always as identity primary key,
  -- The same cause never sends twice.
  idempotency_key text not null unique,
  storefront_code text not null references storefronts,
  language_id integer not null references languages,
  user_id integer references users on delete set null,
  template text not null,
  kind text not null default 'transactional' check (kind in ('transactional', 'marketing')),
  sender_name text not null,
  sender_address text not null,
  recipient text not null,
  subject text not null,
  html text not null,
  text text not null,
  headers jsonb not null default '{}',
  state text not null default 'waiting' check (state in ('waiting', 'sending', 'sent', 'failed', 'cancelled')),
  attempts integer not null default 0,
  -- Set at the moment after which nobody can tell any more whether the mail has left.
  handed_over_at timestamptz,
  last_error text,
  created_at timestamptz not null default now(),
  sent_at timestamptz
);
create index on mails (storefront_code, recipient);
create index on mails (user_id);
create index on mails (id) where state in ('waiting', 'sending');

-- Links in mails to people who may have no account: confirm a subscription, or end it. Only a hash is kept.
create table newsletter_links (
  token_hash bytea primary key,
  purpose text not null check (purpose in ('confirm', 'unsubscribe')),
  storefront_code text not null references storefronts on delete cascade,
  email text not null,
  created_at timestamptz not null default now(),
  -- None for the way out, which stays open.
  expires_at timestamptz
);
create index on newsletter_links (storefront_code, email);
create index on newsletter_links (expires_at);
