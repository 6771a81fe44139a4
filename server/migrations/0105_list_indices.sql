-- The first orders of lists for staff that had no index.
create index on forward_requests (created_at, id);
create index on quotes (touched_at, id) where state <> 'draft';
create index on content_entries (created_at, id);
create index on provider_events (received_at, id) where outcome = 'parked';
create index on parked_carrier_events (received_at, id);
