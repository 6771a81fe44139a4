-- A table of declarations is uploaded as a file; it is kept as it came.
alter table files drop constraint files_kind_check;
alter table files add constraint files_kind_check check (kind in ('jpeg', 'pdf', 'csv'));

-- What a business declares often, by name.
create table declaration_templates (
  id integer generated always as identity primary key,
  suite_id integer not null references suites,
  name text not null check (name <> ''),
  lines jsonb not null,
  saved_at timestamptz not null default now(),
  unique (suite_id, name)
);
