-- How many got a campaign and how many were left out, once its recipients are forgotten.
alter table campaigns add column mailed integer;
alter table campaigns add column skipped integer;
create index on campaign_recipients (settled_at) where settled_at is not null;
