-- The bench of the back office shows orders and payments page by page, the newest first.
create index on orders (placed_at, id);
create index on payments (created_at, id);
