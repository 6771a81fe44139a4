-- What goods of a chapter usually pay: the duty is estimated by it where a code has no rate of its own.
create table tariff_chapter_rates (
  chapter text not null check (chapter ~ '^[0-9]{2}$'),
  valid_from date not null,
  basis_points integer not null check (basis_points >= 0),
  primary key (chapter, valid_from)
);

create trigger announce after insert or update or delete on tariff_chapter_rates
  for each statement execute function announce_change('customs');

-- None of the offered kinds of goods fits: our buyers find the code.
alter table quote_items add column unlisted boolean not null default false;
