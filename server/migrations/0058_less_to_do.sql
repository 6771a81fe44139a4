-- Nothing that has run out gives nothing back, and fires no trigger.
create or replace function free_expired(variants integer[]) returns integer language plpgsql as $$
declare
  freed integer;
begin
  if not exists (select from reservations where variant_id = any(variants) and expires_at <= clock_timestamp()) then
    return 0;
  end if;
  delete from reservations where id in (
    select id from reservations where variant_id = any(variants) and expires_at <= clock_timestamp()
    for update skip locked);
  get diagnostics freed = row_count;
  return freed;
end $$;

-- Reservations that were only extended, or changed hands, change no level.
create or replace function change_reserved(variants integer[], deltas integer[]) returns void language plpgsql as $$
declare
  changed integer[];
begin
  select array_agg(v), array_agg(delta) into changed, deltas
    from (select v, sum(q)::integer as delta from unnest(variants, deltas) as t(v, q) group by v having sum(q) <> 0) d;
  if changed is null then
    return;
  end if;
  perform lock_levels(changed);
  update stock_levels l set reserved = l.reserved + d.delta
    from unnest(changed, deltas) as d(variant_id, delta) where l.variant_id = d.variant_id;
end $$;

-- How the lines of a cart stand at a moment.
create function cart_stands(of_cart bigint, longest interval, at timestamptz)
  returns table (line_id bigint, variant_id integer, quantity integer, is_reserved boolean, available integer,
    expires_at timestamptz, extendable_until timestamptz)
  language sql stable as $$
  select l.id, l.variant_id, l.quantity, coalesce(r.quantity = l.quantity, false),
    coalesce(s.on_hand - s.reserved, 0) + coalesce(r.quantity, 0), r.expires_at, r.reserved_at + longest
  from cart_lines l
    left join stock_levels s on s.variant_id = l.variant_id
    left join reservations r on r.cart_id = of_cart and r.variant_id = l.variant_id and r.expires_at > at
  where l.cart_id = of_cart order by l.id;
$$;

-- As before, except that it writes nothing while nothing is due: every line is reserved as it wants, no reservation could
-- be extended by half a minute, and the cart was touched within the last half. A cart that somebody changes at this moment is
-- answered as it was before.
create or replace function reserve_cart(of_cart bigint, lifetime interval, longest interval)
  returns table (line_id bigint, variant_id integer, quantity integer, is_reserved boolean, available integer,
    expires_at timestamptz, extendable_until timestamptz)
  language plpgsql as $$
#variable_conflict use_column
declare
  unsettled integer[];
  at timestamptz := clock_timestamp();
begin
  if of_cart is null then
    return;
  end if;
  return query
    select s.* from cart_stands(of_cart, longest, at) s
    where exists (select from carts where id = of_cart and touched_at > at - interval '30 seconds')
      and not exists (
        select from (select variant_id, quantity from cart_lines where cart_id = of_cart) l
          full join (select * from reservations where cart_id = of_cart) r on r.variant_id = l.variant_id
        where r.quantity is distinct from l.quantity or r.expires_at <= at
          or r.expires_at < least(at + lifetime, r.reserved_at + longest) - interval '30 seconds');
  if found then
    return;
  end if;
  -- One at a time for each cart.
  update carts set touched_at = clock_timestamp() where id = of_cart;
  unsettled := array(
    select coalesce(l.variant_id, r.variant_id)
    from (select variant_id, quantity from cart_lines where cart_id = of_cart) l
      full join (select variant_id, quantity, expires_at from reservations where cart_id = of_cart) r
        on r.variant_id = l.variant_id
    where r.quantity is distinct from l.quantity or r.expires_at <= clock_timestamp());
  if cardinality(unsettled) > 0 then
    perform free_expired(lock_levels(unsettled));
    if exists (select from reservations r where r.cart_id = of_cart and r.variant_id = any(unsettled)
      and not exists (select from cart_lines l where l.cart_id = of_cart and l.variant_id = r.variant_id))
    then
      delete from reservations r where r.cart_id = of_cart and r.variant_id = any(unsettled)
        and not exists (select from cart_lines l where l.cart_id = of_cart and l.variant_id = r.variant_id);
    end if;
    at := clock_timestamp();
    insert into reservations (cart_id, variant_id, quantity, reserved_at, expires_at)
      select of_cart, l.variant_id, l.quantity, at, at + lifetime
      from cart_lines l
        join stock_levels s on s.variant_id = l.variant_id
        left join reservations r on r.cart_id = of_cart and r.variant_id = l.variant_id
      where l.cart_id = of_cart and l.variant_id = any(unsettled)
        and s.on_hand - s.reserved + coalesce(r.quantity, 0) >= l.quantity
      on conflict (cart_id, variant_id) do update set quantity = excluded.quantity;
  end if;
  at := clock_timestamp();
  -- Not worth writing for a few seconds. In one order, like the levels.
  if exists (select from reservations where cart_id = of_cart and expires_at > at
    and expires_at < least(at + lifetime, reserved_at + longest) - interval '30 seconds')
  then
    update reservations set expires_at = least(at + lifetime, reserved_at + longest) where id in (
      select id from reservations where cart_id = of_cart and expires_at > at
        and expires_at < least(at + lifetime, reserved_at + longest) - interval '30 seconds'
      order by variant_id for update);
  end if;
  return query select s.* from cart_stands(of_cart, longest, at) s;
end $$;

-- Hands what a cart holds over to an order, as before; what is not missing is not inserted.
create or replace function reserve_order(of_order integer, of_cart bigint, variants integer[], quantities integer[])
  returns table (variant_id integer, wanted integer, available integer)
  language plpgsql as $$
#variable_conflict use_column
declare
  sums integer[];
begin
  perform from carts where id = of_cart for no key update;
  perform free_expired(lock_levels(variants));
  select array_agg(v), array_agg(total) into variants, sums
    from (select v, sum(q)::integer as total from unnest(variants, quantities) as t(v, q) group by v) w;
  return query
    select w.v, w.q, coalesce(s.on_hand - s.reserved, 0) + coalesce(own.quantity, 0)
    from unnest(variants, sums) as w(v, q)
      left join stock_levels s on s.variant_id = w.v
      left join lateral (
        select sum(r.quantity)::integer as quantity from reservations r
        where r.variant_id = w.v and (r.cart_id = of_cart or r.order_id = of_order)
      ) own on true
    where coalesce(s.on_hand - s.reserved, 0) + coalesce(own.quantity, 0) < w.q;
  if found then
    return;
  end if;
  update reservations r set cart_id = null, order_id = of_order, expires_at = null, quantity = w.q
    from unnest(variants, sums) as w(v, q) where r.cart_id = of_cart and r.variant_id = w.v;
  if exists (select from unnest(variants) as w(v)
    where not exists (select from reservations r where r.order_id = of_order and r.variant_id = w.v))
  then
    insert into reservations (order_id, variant_id, quantity)
      select of_order, w.v, w.q from unnest(variants, sums) as w(v, q)
      where not exists (select from reservations r where r.order_id = of_order and r.variant_id = w.v);
  end if;
  delete from cart_lines where cart_id = of_cart and variant_id = any(variants);
end $$;

-- Takes a waiting mail that its owner may not have asked for, if its address had not too many. One at a time for an address:
-- each statement of this function sees what the one before it in the queue has sent.
create function claim_unasked_mail(of_mail bigint, address text, most_per_hour integer, most_per_day integer,
  refusal text) returns boolean language plpgsql as $$
declare
  last_hour integer;
  last_day integer;
begin
  perform pg_advisory_xact_lock(hashtextextended(lower(address), 6));
  select count(*) filter (where handed_over_at > now() - interval '1 hour'), count(*) into last_hour, last_day
    from mails where lower(recipient) = lower(address) and cause <> 'owner' and state <> 'waiting'
      and handed_over_at > now() - interval '1 day';
  if last_hour >= most_per_hour or last_day >= most_per_day then
    update mails set state = 'cancelled', last_error = refusal where id = of_mail and state = 'waiting';
    return false;
  end if;
  update mails set state = 'sending', attempts = attempts + 1, handed_over_at = now()
    where id = of_mail and state = 'waiting';
  return found;
end $$;
