-- When its customer was reminded that a request waits to be paid.
alter table forward_requests add column payment_asked_at timestamptz;
create index on forward_requests (submitted_at) where state = 'awaiting_payment' and payment_asked_at is null;
