-- Every sale moves money through the accounts of the business. Their balance is the sum of their entries: one that is
-- stored would make all who post wait for one row. A customer's stays stored, because it decides what may be spent.
alter table ledger_accounts alter column balance drop not null;
alter table ledger_entries alter column starting_balance drop not null, alter column end_balance drop not null;

create or replace function assert_account() returns trigger language plpgsql as $$
begin
  if new.kind = 'customer' then
    perform assert_carried(new.id);
  end if;
  return null;
end $$;

create or replace function assert_entry() returns trigger language plpgsql as $$
begin
  if exists (
    select from ledger_entries e join ledger_accounts a on a.id = e.account_id
    where e.transaction_id = new.transaction_id group by a.currency_id having sum(e.amount) <> 0
  ) then
    raise exception 'ledger transaction % does not balance', new.transaction_id using errcode = 'check_violation';
  end if;
  if (select kind from ledger_accounts where id = new.account_id) <> 'customer' then
    if num_nonnulls(new.starting_balance, new.end_balance) > 0 then
      raise exception 'ledger entry % has a balance, its account has none', new.id using errcode = 'check_violation';
    end if;
    return null;
  end if;
  if new.starting_balance is distinct from coalesce((
    select end_balance from ledger_entries where account_id = new.account_id and id < new.id order by id desc limit 1
  ), 0) then
    raise exception 'ledger entry % does not begin where the one before ended', new.id using errcode = 'check_violation';
  end if;
  perform assert_carried(new.account_id);
  return null;
end $$;

-- Entries from before keep the balances that they were written with.
update ledger_accounts set balance = null where kind <> 'customer';
-- What the update above has caused is checked now: a table cannot be altered before.
set constraints all immediate;
alter table ledger_accounts add check ((kind = 'customer') = (balance is not null));
alter table ledger_entries add check ((starting_balance is null) = (end_balance is null));
