-- What people wrote about a step is forgotten with their data (T130). Nothing else of a history ever changes.
create function refuse_change_of_history() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and new.note is null and to_jsonb(new) - 'note' = to_jsonb(old) - 'note' then
    return new;
  end if;
  raise exception '% is append-only', tg_table_name using errcode = 'restrict_violation';
end $$;
drop trigger append_only on status_events;
create trigger append_only before update or delete on status_events
  for each row execute function refuse_change_of_history();
