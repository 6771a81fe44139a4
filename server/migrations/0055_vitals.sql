-- How fast pages were, counted in buckets: no row is about a person or a single visit.
create table vital_buckets (
  day date not null,
  storefront_code text not null references storefronts on update cascade on delete cascade,
  -- The name of the page, as the storefront's table of routes has it.
  route text not null,
  device text not null check (device in ('phone', 'tablet', 'desktop')),
  build text not null,
  metric text not null,
  -- The upper bound of the bucket: milliseconds, or thousandths of CLS.
  bucket integer not null,
  count integer not null check (count > 0),
  primary key (day, storefront_code, route, device, build, metric, bucket)
);
