import { randomBytes } from "node:crypto";
import { sql } from "drizzle-orm";
import { expect } from "vitest";
import { checkStock } from "../server/modules/stock/index.ts";
import type { Database } from "../server/platform/database/open-database.ts";
import { type AddedProduct, addProduct, type NewProduct } from "./catalogue.ts";
import { call, type TestApp, type VisitOptions } from "./test-app.ts";

const ENGLISH = 1;

/** A visitor of the shop with a cart, as a browser has one. */
export interface Shopper {
  cookies: Record<string, string>;
  host?: string;
}

/** Somebody who has not been here before. */
export const newShopper = (): Shopper => ({ cookies: {} });

/** A call of the cart; the browser keeps the cookie that it is given. */
export async function cartCall(app: TestApp, shopper: Shopper, path: string, body: object = {}) {
  const options: Omit<VisitOptions, "path" | "body"> = shopper.host ? { host: shopper.host } : {};
  const cookies = { ...shopper.cookies };
  const response = await call(app, `/cart/${path}`, { language_id: ENGLISH, ...body }, { ...options, cookies });
  for (const { name, value } of response.cookies) shopper.cookies[name] = value;
  return response;
}

export async function cartOf(app: TestApp, shopper: Shopper) {
  const response = await cartCall(app, shopper, "fetch");
  expect(response.statusCode).toBe(200);
  return response.json().cart;
}

export async function addToCart(app: TestApp, shopper: Shopper, variantId: number, quantity = 1) {
  const response = await cartCall(app, shopper, "add", { variant_id: variantId, quantity });
  expect(response.statusCode).toBe(200);
  return response.json();
}

/** Carts without the calls under test: one for each of the lists of what is wanted. */
export async function addCarts(
  db: Database,
  wishes: readonly (readonly { variantId: number; quantity: number }[])[],
): Promise<number[]> {
  const ids: number[] = [];
  for (const wish of wishes) {
    const { rows } = await db.execute<{ id: string }>(sql`
      insert into carts (storefront_code, visitor_hash) values ('lt', ${randomBytes(32)}) returning id`);
    const cartId = Number(rows[0]?.id);
    for (const { variantId, quantity } of wish) {
      await db.execute(sql`insert into cart_lines (cart_id, variant_id, quantity)
        values (${cartId}, ${variantId}, ${quantity})`);
    }
    ids.push(cartId);
  }
  return ids;
}

/** Products with one variant each. */
export async function addProducts(db: Database, count: number, given: NewProduct = {}): Promise<AddedProduct[]> {
  const added: AddedProduct[] = [];
  for (let index = 0; index < count; index++) added.push(await addProduct(db, given));
  return added;
}

/** Lets the reservations of a cart, or of all, run out. */
export async function letReservationsExpire(db: Database): Promise<void> {
  await db.execute(sql`
    update reservations set reserved_at = reserved_at - interval '2 hours', expires_at = clock_timestamp() - interval '1 second'
    where expires_at is not null`);
}

export async function expectSoundStock(db: Database): Promise<void> {
  expect(await checkStock(db)).toEqual([]);
}
