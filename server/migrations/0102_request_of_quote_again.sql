-- A quote's request that was stopped because a parcel cannot be found is followed by another one with the rest.
drop index forward_requests_quote_id_idx;
create unique index forward_requests_quote_id_idx on forward_requests (quote_id)
  where quote_id is not null and state <> 'cancelled';
