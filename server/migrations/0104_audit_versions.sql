-- The version that a call made of its subject, and the name of the member at that time: a refused save says who was first.
-- No name for translators: the audit is never erased, and they are customers.
alter table audit_entries add column version integer;
alter table audit_entries add column member_name text;
