-- Machines are declared in the program (domain/state): a new one needs no change of this table.
alter table status_events drop constraint status_events_aggregate_check;
