-- Whether a cart has room for a thing, or has it already. It counts what is there now, not what was when the statement
-- began: whoever holds the cart's row counts exactly, however many add at once.
create function may_take_line(of_cart bigint, wanted integer, most integer) returns boolean
  language plpgsql volatile as $$
begin
  return exists (select from cart_lines where cart_id = of_cart and variant_id = wanted)
    or (select count(*) from cart_lines where cart_id = of_cart) < most;
end $$;
