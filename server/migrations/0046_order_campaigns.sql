-- The campaign that brought a customer; only of those who agreed to marketing.
alter table orders add column campaign jsonb;
