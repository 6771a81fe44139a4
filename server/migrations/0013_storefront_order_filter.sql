-- Whether My orders can be filtered by the type of an order (REGION-09).
alter table storefronts add column filters_orders boolean not null default true;
update storefronts set filters_orders = false where code = 'tp';
