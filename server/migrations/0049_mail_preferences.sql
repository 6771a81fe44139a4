-- Consent is about a topic, and about the words that were shown; older entries agreed to news and offers.
alter table marketing_consents add column topic text not null default 'offers'
  check (topic in ('newsletter', 'offers', 'cart_reminders', 'price_drops', 'reviews', 'stock'));
alter table marketing_consents alter column topic drop default;
-- None for entries from before there were versions.
alter table marketing_consents add column text_version integer;
insert into marketing_consents (storefront_code, email, is_given, source, created_at, topic)
  select storefront_code, email, is_given, source, created_at, 'newsletter' from marketing_consents order by id;
drop index marketing_consents_storefront_code_email_id_idx;
create index on marketing_consents (storefront_code, email, topic, id desc);
create index on marketing_consents (storefront_code, topic, email, id desc);

-- How often, and in which language, an address gets marketing mail; none: as it comes, in the language of its owner.
create table mail_preferences (
  storefront_code text not null references storefronts on delete cascade,
  email text not null,
  frequency text not null default 'always' check (frequency in ('always', 'weekly', 'monthly')),
  language_id integer references languages,
  primary key (storefront_code, email)
);

-- What a marketing mail is about; none for other mails.
alter table mails add column topic text;
update mails set topic = 'newsletter' where kind = 'marketing';
alter table mails add constraint mails_topic_check check ((kind = 'marketing') = (topic is not null));
create index on mails (storefront_code, recipient, created_at) where kind = 'marketing';

-- Addresses that a mail server has refused for good, as a hash: they get no marketing.
create table mail_suppressions (
  storefront_code text not null references storefronts on delete cascade,
  address_hash bytea not null,
  reason text not null,
  created_at timestamptz not null default now(),
  primary key (storefront_code, address_hash)
);
