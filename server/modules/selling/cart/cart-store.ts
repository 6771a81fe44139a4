import { type SQL, sql } from "drizzle-orm";
import type { ShippingMethod } from "#domain/forwarding/freight/shipping-method.ts";
import { MOST_CART_LINES } from "#domain/selling/cart/most-lines.ts";
import { type CatalogueScope, soldVariants } from "#modules/catalogue/catalog/index.ts";
import { reserveCart } from "#modules/catalogue/stock/index.ts";
import type { Owner } from "#platform/calls/owner.ts";
import type { Database } from "#platform/database/open-database.ts";

/** An owner has one cart per storefront. */
export interface CartOwner {
  owner: Owner;
  storefrontCode: string;
}

export interface CartLine {
  lineId: number;
  variantId: number;
  quantity: number;
  /** Whether all pieces are reserved. */
  isReserved: boolean;
  /** Pieces that this cart could reserve, including those it has. */
  available: number;
  expiresAt: Date | null;
  /** Until when activity can extend it. */
  extendableUntil: Date | null;
}

export interface StoredCart {
  cartId: number;
  /** Null until one is chosen. */
  shippingMethod: ShippingMethod | null;
  lines: CartLine[];
  /** The database's clock. */
  readAt: Date;
}

interface LineRow extends Record<string, unknown> {
  cart_id: string;
  shipping_method: ShippingMethod | null;
  line_id: string | null;
  variant_id: number;
  quantity: number;
  is_reserved: boolean;
  available: number;
  expires_at: number | null;
  extendable_until: number | null;
  read_at: number;
}

const milliseconds = (moment: SQL) => sql`extract(epoch from ${moment})::float8 * 1000`;

/** The column that a cart is found by. */
const ownerColumn = ({ userId }: Owner) => (userId === null ? sql`visitor_hash` : sql`user_id`);

/** A condition on the cart `c` of a statement. */
const isOwnedBy = ({ owner, storefrontCode }: CartOwner) => sql`
  c.storefront_code = ${storefrontCode} and c.${ownerColumn(owner)} = ${owner.userId ?? owner.visitorHash}`;

/** Of a cart `c` with the lines `r` that `reserveCart` answers. */
const CART_COLUMNS = sql`c.id as cart_id, c.shipping_method, r.line_id, r.variant_id, r.quantity, r.is_reserved,
  r.available, ${milliseconds(sql`r.expires_at`)} as expires_at,
  ${milliseconds(sql`r.extendable_until`)} as extendable_until, ${milliseconds(sql`clock_timestamp()`)} as read_at`;

/** Reads the cart and renews its reservations (CART-06). */
export async function readCart(db: Database, cartOwner: CartOwner): Promise<StoredCart | null> {
  return (await readCartAnd(db, cartOwner, sql`null`))?.cart ?? null;
}

/** The same with the value of an expression, which is evaluated once. */
export async function readCartAnd<Value>(
  db: Database,
  cartOwner: CartOwner,
  value: SQL<Value>,
): Promise<{ cart: StoredCart; value: Value } | null> {
  const { rows } = await db.execute<LineRow & { value: Value }>(sql`
    select ${CART_COLUMNS}, case when row_number() over () = 1 then ${value} end as value
    from carts c left join lateral ${reserveCart(sql`c.id`)} r on true
    where ${isOwnedBy(cartOwner)}`);
  const [first] = rows;
  return first ? { cart: toCart(first, rows), value: first.value } : null;
}

function toCart(first: LineRow, rows: readonly LineRow[]): StoredCart {
  const { shipping_method, read_at } = first;
  const lines = rows.flatMap((row) => (row.line_id === null ? [] : [toLine(row)]));
  return { cartId: Number(first.cart_id), shippingMethod: shipping_method, lines, readAt: new Date(read_at) };
}

function toLine(row: LineRow): CartLine {
  return {
    lineId: Number(row.line_id),
    variantId: row.variant_id,
    quantity: row.quantity,
    isReserved: row.is_reserved,
    available: row.available,
    expiresAt: row.expires_at === null ? null : new Date(row.expires_at),
    extendableUntil: row.extendable_until === null ? null : new Date(row.extendable_until),
  };
}

export interface AddedLine {
  lineId: number;
  /** The quantity before. */
  before: number;
  /** The cart with it, reserved as far as possible. */
  cart: StoredCart;
}

/**
 * Adds pieces up to the maximum per order (CART-04); null when the variant is not sold here, "full" at the limit of lines. The
 * function that reserves is run by the same statement, and sees the line because it is given its id.
 */
export async function addLine(
  db: Database,
  { owner, storefrontCode }: CartOwner,
  scope: CatalogueScope,
  { variantId, quantity }: { variantId: number; quantity: number },
): Promise<AddedLine | "full" | null> {
  const { rows } = await db.execute<LineRow & { added: string | null; before: number }>(sql`
    with sold as (select * from ${soldVariants(scope)} s where s.variant_id = ${variantId}::bigint),
    cart as (
      insert into carts (storefront_code, visitor_hash, user_id)
        select ${storefrontCode}, ${owner.visitorHash}::bytea, ${owner.userId}::integer from sold
        on conflict (storefront_code, ${ownerColumn(owner)}) do update set touched_at = clock_timestamp()
        returning id, shipping_method),
    line as (
      insert into cart_lines as l (cart_id, variant_id, quantity)
        select cart.id, sold.variant_id, least(${quantity}::integer, sold.max_quantity) from cart, sold
        where may_take_line(cart.id, sold.variant_id, ${MOST_CART_LINES})
        on conflict (cart_id, variant_id)
          do update set quantity = least(l.quantity + excluded.quantity, (select max_quantity from sold))
        returning l.id, coalesce(old.quantity, 0) as before)
    select line.id as added, line.before, ${CART_COLUMNS}
    from sold left join line on true left join cart c on true
      left join lateral ${reserveCart(sql`case when line.id is not null then c.id end`)} r on true`);
  const [row] = rows;
  if (!row) return null;
  return row.added === null ? "full" : { lineId: Number(row.added), before: row.before, cart: toCart(row, rows) };
}

/** False when this owner's cart has no such line, or its product is no longer sold (T059). */
export async function setLineQuantity(
  db: Database,
  cartOwner: CartOwner,
  scope: CatalogueScope,
  { lineId, quantity }: { lineId: number; quantity: number },
): Promise<boolean> {
  const { rowCount } = await db.execute(sql`
    update cart_lines l set quantity = least(${quantity}::integer, s.max_quantity)
    from carts c, ${soldVariants(scope)} s
    where l.id = ${lineId} and c.id = l.cart_id and s.variant_id = l.variant_id and ${isOwnedBy(cartOwner)}`);
  return rowCount === 1;
}

/** False when this owner's cart has no such line (T059). */
export async function deleteLine(db: Database, cartOwner: CartOwner, lineId: number): Promise<boolean> {
  const { rowCount } = await db.execute(sql`
    delete from cart_lines l using carts c where l.id = ${lineId} and c.id = l.cart_id and ${isOwnedBy(cartOwner)}`);
  return rowCount === 1;
}

export async function setMethod(
  db: Database,
  { owner, storefrontCode }: CartOwner,
  method: ShippingMethod,
): Promise<void> {
  await db.execute(sql`
    insert into carts (storefront_code, visitor_hash, user_id, shipping_method)
      values (${storefrontCode}, ${owner.visitorHash}::bytea, ${owner.userId}::integer, ${method})
      on conflict (storefront_code, ${ownerColumn(owner)}) do update set shipping_method = excluded.shipping_method`);
}

/** For a statement of the checkout: its freight choice becomes the cart's. */
export const chooseMethodOf = (cartIds: SQL, method: ShippingMethod) =>
  sql`update carts set shipping_method = ${method} where id in (${cartIds}) returning id`;

export async function countItems(db: Database, cartOwner: CartOwner): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(sql`
    select coalesce(sum(l.quantity), 0)::integer as count
    from carts c join cart_lines l on l.cart_id = c.id where ${isOwnedBy(cartOwner)}`);
  return rows[0]?.count ?? 0;
}
