-- A service that was paid for and not done when its parcel was packed: its price went back then.
alter table parcel_services add column given_back_at timestamptz check (given_back_at is null or done_at is null);

drop index parcel_services_parcel_id_kind_idx;
-- A service is asked for again only after it was done, or given back.
create unique index parcel_services_open_once on parcel_services (parcel_id, kind)
  where done_at is null and given_back_at is null;
