-- The invoice of a paid quote, as it was issued.
create table quote_papers (
  quote_id integer primary key references quotes,
  issued_at timestamptz not null default now(),
  document jsonb not null
);
create trigger append_only before update or delete or truncate on quote_papers
  for each statement execute function refuse_change();

-- Customs invoices were written when a request was paid, and said what was planned. They are kept under a name of their
-- own; the paper of each is written anew, as it was packed.
alter table forward_request_papers drop constraint forward_request_papers_kind_check;
alter table forward_request_papers add constraint forward_request_papers_kind_check
  check (kind in ('invoice', 'customs', 'customs_planned'));
alter table forward_request_papers disable trigger append_only;
update forward_request_papers set kind = 'customs_planned' where kind = 'customs';
alter table forward_request_papers enable trigger append_only;
