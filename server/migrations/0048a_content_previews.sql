-- Links that show one text of an entry before it is published. Only their hashes are kept.
create table content_previews (
  token_hash bytea primary key,
  entry_id integer not null references content_entries on delete cascade,
  language_id integer not null references languages,
  expires_at timestamptz not null
);
create index on content_previews (expires_at);
