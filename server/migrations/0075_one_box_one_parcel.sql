-- Carriers use numbers again, and some shipments have several boxes under one number: staff say so, and the boxes are counted.
alter table parcels add column piece smallint not null default 1 check (piece > 0);

update parcels set piece = counted.piece
from (
  select id, row_number() over (partition by warehouse_id, tracking_number order by id) as piece from parcels
  where tracking_number is not null
    and state in ('unidentified', 'in_storage', 'on_hold', 'reserved', 'packed', 'returning', 'disposal_due')
) counted
where counted.id = parcels.id and counted.piece > 1;

-- One box on a shelf is one parcel (I22). The states are those of the phase `stored` in domain/parcels/parcel-states.ts.
create unique index parcels_stored_once on parcels (warehouse_id, tracking_number, piece)
  where tracking_number is not null
    and state in ('unidentified', 'in_storage', 'on_hold', 'reserved', 'packed', 'returning', 'disposal_due');
