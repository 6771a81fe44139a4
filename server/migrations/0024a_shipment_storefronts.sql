-- Whose staff see a shipment.
alter table shipments add column storefront_code text references storefronts;
update shipments s set storefront_code = o.storefront_code from orders o
  where s.subject_kind = 'order' and s.subject_id = o.id;
alter table shipments alter column storefront_code set not null;
