-- Up to when search engines have heard of changed pages.
create table index_now_rounds (
  storefront_code text primary key references storefronts on update cascade on delete cascade,
  reported_until timestamptz not null
);

insert into signing_keys values ('index-now', decode(replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''), 'hex'));
