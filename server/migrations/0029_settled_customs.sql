-- What customs took of a request, once staff know it. Null until then; it is compared with what was charged once.
alter table forward_requests
  add column customs_taken bigint check (customs_taken >= 0),
  add column customs_settled_at timestamptz,
  add check ((customs_taken is null) = (customs_settled_at is null));

insert into forwarding_fees (key, valid_from, value) values
  ('customs_tolerance', '2026-01-01', 1000),
  ('customs_tolerance_minimum', '2026-01-01', 20000);
