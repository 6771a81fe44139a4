-- One call may change several subjects: each has an entry of its own, and these share a batch.
alter table audit_entries add column batch uuid;
alter table audit_entries drop constraint audit_entries_request_id_key;
alter table audit_entries add constraint audit_entries_request_id_subject_key unique (request_id, subject);
create index on audit_entries (batch) where batch is not null;
