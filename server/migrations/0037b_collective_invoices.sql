-- The invoice that a request was paid by together with others; none for one that was paid by itself.
alter table forward_requests add column paid_by_invoice_id integer references invoices;

-- What a collective invoice asks for each of its requests.
create table forward_request_shares (
  invoice_id integer not null references invoices,
  request_id integer not null references forward_requests,
  amount bigint not null check (amount >= 0),
  -- What of the payment fee is this request's; known once the invoice is paid.
  fee bigint not null default 0 check (fee >= 0),
  -- Nothing of it was needed: the request had ended, or cost something else by then.
  returned_at timestamptz,
  primary key (invoice_id, request_id)
);
create index on forward_request_shares (request_id);
