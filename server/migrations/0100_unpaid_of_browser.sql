-- The unpaid order of a guest is found by the browser on every page that it opens.
create index on orders (visitor_hash, placed_at) where state = 'awaiting_payment' and visitor_hash is not null;

-- Texts named the old figure, in minutes.
update content_texts set blocks = replace(blocks::text, '{guestOrderMinutes}', '{guestOrderHours}')::jsonb
  where blocks::text like '%{guestOrderMinutes}%';
