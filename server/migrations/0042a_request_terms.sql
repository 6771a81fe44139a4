-- What was agreed to when a request was submitted or rehearsed, and when. None where it was agreed to elsewhere: with a quote,
-- or by a company for all of its requests.
alter table forward_requests
  add column terms_version text,
  add column terms_agreed_at timestamptz,
  add check ((terms_version is null) = (terms_agreed_at is null));
