import { randomBytes } from "node:crypto";
import { sql } from "drizzle-orm";
import { expect } from "vitest";
import { reserveCart, type StockLine } from "#modules/catalogue/stock/index.ts";
import type { Database } from "#platform/database/open-database.ts";
import { checkStock } from "#testing/invariants/check-stock.ts";
import { type AddedProduct, addProduct, type NewProduct } from "./catalog.ts";

/** Inserts carts without the calls under test: one for each list of lines. */
export async function addCarts(db: Database, carts: readonly (readonly StockLine[])[]): Promise<number[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    insert into carts (storefront_code, visitor_hash)
      select 'lt', decode(md5(gen_random_uuid()::text), 'hex') from generate_series(1, ${carts.length}::integer)
      returning id`);
  const ids = rows.map(({ id }) => Number(id));
  const lineRows = carts.flatMap((lines, index) => lines.map((line) => ({ cart_id: ids[index], ...line })));
  await db.execute(sql`
    insert into cart_lines (cart_id, variant_id, quantity)
      select cart_id, "variantId", quantity
      from jsonb_to_recordset(${JSON.stringify(lineRows)}::jsonb)
        as line(cart_id bigint, "variantId" integer, quantity integer)`);
  return ids;
}

interface ReservedLine extends Record<string, unknown> {
  variant_id: number;
  is_reserved: boolean;
  available: number;
}

/** Reserves the lines of a cart and returns their status. */
export async function reserve(db: Database, cartId: number): Promise<ReservedLine[]> {
  const { rows } = await db.execute<ReservedLine>(sql`select * from ${reserveCart(sql`${cartId}::bigint`)}`);
  return rows;
}

/** An order of these pieces, with what stock needs of it. */
export async function addOrder(db: Database, lines: readonly StockLine[]): Promise<number> {
  const { rows } = await db.execute<{ id: number }>(sql`
    insert into orders (slug, storefront_code, visitor_hash, email, language_id, currency_id, country_id, shipping_method,
      courier, address, subtotal, shipping_price, shipping_discount, delivery_price, promotion_discount, base_total,
      expires_at)
    values (${randomBytes(16).toString("base64url")}, 'lt', ${randomBytes(32)}, 'guest@example.com', 1, 1, 1, 'air',
      '{}', '{}', 0, 0, 0, 0, 0, 0, clock_timestamp() + interval '72 hours')
    returning id`);
  const orderId = rows[0]?.id ?? 0;
  for (const [position, { variantId, quantity }] of lines.entries()) {
    await db.execute(sql`
      insert into order_lines (order_id, position, variant_id, product_id, sku, name, product_slug, hs_code,
        weight_grams, unit_price, quantity, line_total)
      values (${orderId}, ${position}, ${variantId}, 0, 'TEST', 'Test thing', 'test-thing', '8518.30', 500, 0,
        ${quantity}, 0)`);
  }
  return orderId;
}

export async function levelOf(db: Database, variantId: number) {
  const { rows } = await db.execute<{ on_hand: number; reserved: number }>(sql`
    select on_hand, reserved from stock_levels where variant_id = ${variantId}`);
  return rows[0];
}

/** Products with one variant each. */
export async function addProducts(db: Database, count: number, given: NewProduct = {}): Promise<AddedProduct[]> {
  const added: AddedProduct[] = [];
  for (let index = 0; index < count; index++) added.push(await addProduct(db, given));
  return added;
}

/** Expires the reservations of all carts. */
export async function letReservationsExpire(db: Database): Promise<void> {
  await db.execute(sql`
    update reservations set reserved_at = reserved_at - interval '2 hours', expires_at = clock_timestamp() - interval '1 second'
    where expires_at is not null`);
}

export async function expectStockInvariants(db: Database): Promise<void> {
  expect(await checkStock(db)).toEqual([]);
}
