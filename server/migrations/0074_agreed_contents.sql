-- What a request that waits to be paid contains was agreed to with its price: it stays so until the request is edited (I23).
update parcels set declaration_locked_at = now()
where declaration_locked_at is null and id in (
  select p.parcel_id from forward_request_parcels p join forward_requests r on r.id = p.request_id
  where p.is_live and r.state in ('awaiting_payment', 'rehearsing', 'rehearsed'));
