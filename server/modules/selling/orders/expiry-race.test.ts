import { setTimeout } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type AddedProduct, addProduct } from "#testing/catalogue/catalog.ts";
import { checkOrders } from "#testing/invariants/check-orders.ts";
import { checkStock } from "#testing/invariants/check-stock.ts";
import { delayOf } from "#testing/races.ts";
import { openTestOrders, place, settle, stateOf, type TestOrders } from "#testing/selling/orders.ts";
import { expireOrder } from "./unpaid/unpaid-orders.ts";

/** All of them with EXPIRY_RACE_SEEDS=1000; a few keep the everyday run quick. */
const SEEDS = Number(process.env.EXPIRY_RACE_SEEDS ?? 25);
const SEEDS_AT_ONCE = 4;
const SPREAD_MS = 50;

let shop: TestOrders;
beforeAll(async () => {
  shop = await openTestOrders(16);
});
afterAll(() => shop.close());

/** An order of the last two pieces expires while its payment comes in and somebody else waits for them. */
async function race(seed: number) {
  const { db } = shop.database;
  const goods = [await addProduct(db, { stock: 2 })];
  const { id } = await place(shop, { goods });
  await db.execute(sql`update orders set expires_at = now() where id = ${id}`);
  let isDecided = false;
  const decide = async () => {
    const paying = setTimeout(delayOf(seed, 0, SPREAD_MS)).then(() => settle(shop, id));
    const expiring = setTimeout(delayOf(seed, 1, SPREAD_MS)).then(() => expireOrder(shop.deps, id));
    const [paid, isExpired] = await Promise.all([paying, expiring]);
    isDecided = true;
    return { paid, isExpired };
  };
  const [decision, isServed] = await Promise.all([decide(), waitForPieces(goods, () => isDecided)]);
  return { ...decision, isServed, state: (await stateOf(shop, id)).state };
}

/** Somebody who tries until they have the pieces, and once more after it is decided who else does. */
async function waitForPieces(goods: AddedProduct[], isDecided: () => boolean): Promise<boolean> {
  for (;;) {
    const isLast = isDecided();
    const isServed = await place(shop, { goods }).then(
      () => true,
      () => false,
    );
    if (isServed || isLast) return isServed;
    await setTimeout(2);
  }
}

test("F19 when a payment and the expiry of its order meet, the pieces go to the payer or to others: never both, never none", async () => {
  const ends = new Set<string>();
  for (let first = 0; first < SEEDS; first += SEEDS_AT_ONCE) {
    const seeds = Array.from({ length: Math.min(SEEDS_AT_ONCE, SEEDS - first) }, (_, index) => first + index);
    const outcomes = await Promise.all(seeds.map(race));
    for (const [index, outcome] of outcomes.entries()) {
      const isPaid = outcome.paid === "settled";
      ends.add(outcome.paid);
      expect({ seed: seeds[index], ...outcome, isPaid }).toMatchObject({
        isServed: !isPaid,
        state: isPaid ? "paid" : "cancelled",
      });
    }
  }
  // A race that always ends the same way is none.
  expect([...ends].sort()).toEqual(["refused", "settled"]);
  expect([...(await checkOrders(shop.database.db)), ...(await checkStock(shop.database.db))]).toEqual([]);
}, 600_000);
