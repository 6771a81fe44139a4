-- Staff work on the withdrawals whose money has to be back the soonest.
create index on withdrawals (confirmed_at, id);
