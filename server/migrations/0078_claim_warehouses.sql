-- A claim about a forward request is in the scope of the members who work in the request's warehouse.
alter table claims add column warehouse_id integer references warehouses;
update claims set warehouse_id = forward_requests.warehouse_id
  from forward_requests
  where claims.subject_kind = 'forward_request' and forward_requests.id = claims.subject_id;
alter table claims add check ((subject_kind = 'forward_request') = (warehouse_id is not null));
