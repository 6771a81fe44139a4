-- A pickup point is kept with what was bought as the wire shows it, where its id is now called parcelshop_id.
update orders set pickup_point = (pickup_point - 'id') || jsonb_build_object('parcelshop_id', pickup_point -> 'id')
  where pickup_point ? 'id';
update quotes set pickup_point = (pickup_point - 'id') || jsonb_build_object('parcelshop_id', pickup_point -> 'id')
  where pickup_point ? 'id';
update forward_requests set pickup_point = (pickup_point - 'id') || jsonb_build_object('parcelshop_id', pickup_point -> 'id')
  where pickup_point ? 'id';
