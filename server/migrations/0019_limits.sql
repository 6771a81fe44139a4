-- What an unpaid order keeps from others, by whom. The row goes with the order's reservations, when it is paid or ends.
create table order_holds (
  order_id integer primary key references orders,
  -- A customer or a browser, and the network that it came from; only hashes.
  holder_hash bytea not null,
  network_hash bytea not null,
  pieces integer not null check (pieces > 0)
);
create index on order_holds (holder_hash);
create index on order_holds (network_hash);

-- Notes what an order will hold, unless its holder or its network would then hold too much. One at a time for each of
-- them, in one order: two orders that begin together are both counted.
create function hold_for_order(of_order integer, of_holder bytea, of_network bytea, of_pieces integer,
    most_orders_of_holder integer, most_pieces_of_holder integer,
    most_orders_of_network integer, most_pieces_of_network integer)
  returns boolean language plpgsql as $$
declare
  held record;
begin
  perform pg_advisory_xact_lock(hashtextextended(encode(key, 'hex'), 19))
    from unnest(array[of_network, of_holder]) with ordinality as k(key, place) order by place;
  select count(*) filter (where holder_hash = of_holder) as orders_of_holder,
      coalesce(sum(pieces) filter (where holder_hash = of_holder), 0) as pieces_of_holder,
      count(*) filter (where network_hash = of_network) as orders_of_network,
      coalesce(sum(pieces) filter (where network_hash = of_network), 0) as pieces_of_network
    into held from order_holds where holder_hash = of_holder or network_hash = of_network;
  if held.orders_of_holder >= most_orders_of_holder or held.pieces_of_holder + of_pieces > most_pieces_of_holder
      or held.orders_of_network >= most_orders_of_network or held.pieces_of_network + of_pieces > most_pieces_of_network
  then
    return false;
  end if;
  insert into order_holds values (of_order, of_holder, of_network, of_pieces);
  return true;
end $$;
