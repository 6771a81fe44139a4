-- Who can cause a mail: the proven owner of the address, anybody, or anybody who says to be the owner.
alter table mails add column cause text not null default 'owner' check (cause in ('owner', 'anyone', 'recovery'));
create index on mails (lower(recipient), handed_over_at) where cause <> 'owner';

-- What is signed with these is recognised by every process.
create table signing_keys (
  name text primary key,
  key bytea not null check (length(key) >= 32)
);
insert into signing_keys values ('visitor', decode(replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''), 'hex'));
