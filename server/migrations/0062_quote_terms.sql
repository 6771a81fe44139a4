-- What was agreed to when a quote was accepted, and when: the request that sends its goods on has the same.
alter table quotes
  add column terms_version text,
  add column terms_agreed_at timestamptz,
  add check ((terms_version is null) = (terms_agreed_at is null));
