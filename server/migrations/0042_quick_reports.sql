-- What carriers report by number. PostgreSQL takes a list in JSON for a hundred rows, and a number for one of many shipments:
-- it read all shipments for each report. Now they are looked up once, by the index, and everything after that by their ids.
create or replace function record_carrier_events(of_carrier text, given jsonb)
  returns table (shipment_id integer, status text) language plpgsql as $$
#variable_conflict use_column
declare
  numbers constant text[] := array(select distinct e ->> 'tracking_number' from jsonb_array_elements(given) e);
  found_ids integer[];
  found_numbers text[];
begin
  select array_agg(id), array_agg(tracking_number) into found_ids, found_numbers
    from shipments where tracking_number = any(numbers) and carrier = of_carrier;
  insert into parked_carrier_events (carrier, tracking_number, carrier_code, code, place, happened_at, reason)
    select of_carrier, e.tracking_number, e.carrier_code, e.code, e.place, e.happened_at,
        case when e.code is null then 'unknown_code' else 'unknown_number' end
      from jsonb_to_recordset(given)
        as e(tracking_number text, carrier_code text, code text, place text, happened_at timestamptz)
      where e.code is null or e.tracking_number <> all(coalesce(found_numbers, '{}'))
    on conflict do nothing;
  return query select * from record_tracking_events((
    select coalesce(jsonb_agg(e || jsonb_build_object('shipment_id', s.id, 'source', 'carrier')), '[]')
      from jsonb_array_elements(given) e
        join unnest(found_ids, found_numbers) as s(id, tracking_number) on s.tracking_number = e ->> 'tracking_number'
      where e ->> 'code' is not null));
end $$;
