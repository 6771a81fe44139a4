-- What a buyer may add: a company that the invoice is for, a note to the courier, words for a gift.
alter table checkouts add column extras jsonb;
alter table orders add column extras jsonb;
