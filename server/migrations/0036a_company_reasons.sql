-- Why staff refused, suspended or closed it last; shown to its owners.
alter table companies add column reason text not null default '';
