-- Where a parcel goes back to, and the invoice of its handling. One that was withdrawn, or not done, has ended.
create table parcel_returns (
  id integer primary key generated always as identity,
  parcel_id integer not null references parcels (id) on delete cascade,
  address text not null,
  rma text not null default '',
  invoice_id integer references invoices (id),
  invoice_slug text,
  fee bigint not null default 0,
  asked_at timestamptz not null default now(),
  ended_at timestamptz
);

create unique index parcel_returns_open on parcel_returns (parcel_id) where ended_at is null;
create index parcel_returns_invoice on parcel_returns (invoice_id);
