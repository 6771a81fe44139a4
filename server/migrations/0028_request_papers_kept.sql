-- The papers of a forward request, as they were issued: its invoice, and what customs read.
create table forward_request_papers (
  request_id integer not null references forward_requests,
  kind text not null check (kind in ('invoice', 'customs')),
  issued_at timestamptz not null default now(),
  document jsonb not null,
  primary key (request_id, kind)
);
create trigger append_only before update or delete or truncate on forward_request_papers
  for each statement execute function refuse_change();
