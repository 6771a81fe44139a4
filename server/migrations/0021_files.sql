-- What customers and staff upload. The bytes are in the storage for files, under the row's id.
create table files (
  id uuid primary key default gen_random_uuid(),
  -- Whoever uploaded it; neither of the two after a customer's erasure.
  user_id integer references users,
  member_id integer references staff_members,
  purpose text not null,
  kind text not null check (kind in ('jpeg', 'pdf')),
  -- As its sender called it, for people to read; nothing is stored or served under this name.
  name text not null,
  bytes integer not null check (bytes > 0),
  received_bytes integer not null check (received_bytes between 1 and 10485760),
  -- What it belongs to; the module that owns this kind of subject knows who may read it.
  subject_kind text,
  subject_id bigint,
  created_at timestamptz not null default now(),
  -- Null before its bytes are stored and once they are to be deleted: the row outlives the bytes at both ends.
  stored_at timestamptz,
  check (num_nonnulls(user_id, member_id) <= 1),
  check ((subject_kind is null) = (subject_id is null))
);
create index on files (subject_kind, subject_id);
create index on files (user_id, created_at);
create index on files (created_at) where stored_at is null or subject_kind is null;
