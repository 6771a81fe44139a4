import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type OpenDatabase, openDatabase } from "#platform/database/open-database.ts";
import { createTestDatabase, type TestDatabase } from "#testing/database.ts";
import { checkPromotions } from "#testing/invariants/check-promotions.ts";
import { releaseUse, use } from "./index.ts";
import { promotions } from "./tables.ts";

const BUYERS = 100;

let database: TestDatabase;
let open: OpenDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
  open = openDatabase(database.url, { poolSize: 24, onIdleError: () => undefined });
});

afterAll(async () => {
  await open?.close();
  await database?.drop();
});

async function addPromotion(limits: { totalLimit?: number; customerLimit?: number; validTo?: Date }) {
  const code = `RACE-${crypto.randomUUID()}`.toUpperCase();
  const [row] = await open.db
    .insert(promotions)
    .values({ code, type: 1, value: 1_000, ...limits })
    .returning();
  return { promotionId: row?.id ?? 0, code };
}

/** An order that uses a promotion, written in the transaction that counts the use, as paying does. */
async function order({ promotionId, code }: { promotionId: number; code: string }, customerKey: string) {
  try {
    return await open.db.transaction(async (tx) => {
      const { rows } = await tx.execute<{ id: number }>(sql`
        insert into orders (slug, storefront_code, email, language_id, currency_id, country_id, shipping_method, courier,
          address, promotion, subtotal, shipping_price, shipping_discount, delivery_price, promotion_discount, base_total,
          expires_at)
        values (gen_random_uuid()::text, 'lt', ${customerKey}, 1, 1, 1, 'air', '{}', '{}',
          ${JSON.stringify({ id: promotionId, code })}::jsonb, 0, 0, 0, 0, 0, 0, now() + interval '3 days') returning id`);
      const orderId = rows[0]?.id ?? 0;
      if ((await use(tx, { promotionId, orderId, customerKey })) === "refused") throw new Refused();
      return orderId;
    });
  } catch (error) {
    if (error instanceof Refused) return null;
    throw error;
  }
}

class Refused extends Error {}

const cancel = (orderId: number) =>
  open.db.transaction(async (tx) => {
    await tx.execute(sql`update orders set state = 'cancelled', cancel_reason = 'by_customer' where id = ${orderId}`);
    await releaseUse(tx, orderId);
  });

const usesOf = async ({ promotionId }: { promotionId: number }) => {
  const { rows } = await open.db.execute<{ uses: number }>(sql`select uses from promotions where id = ${promotionId}`);
  return rows[0]?.uses;
};

const buyers = Array.from({ length: BUYERS }, (_, index) => `buyer-${index}@example.com`);
const isOrder = (id: number | null) => id !== null;

describe("F18 I6 a hundred buyers at once", () => {
  test.each([1, 10])("F18 I6 a code with a limit of %i is used exactly that often", async (totalLimit) => {
    const promotion = await addPromotion({ totalLimit });
    const orders = await Promise.all(buyers.map((buyer) => order(promotion, buyer)));
    expect(orders.filter(isOrder)).toHaveLength(totalLimit);
    expect(await usesOf(promotion)).toBe(totalLimit);
    expect(await checkPromotions(open.db)).toEqual([]);
  });

  test("F18 T122 a customer's limit holds while others buy", async () => {
    const promotion = await addPromotion({ customerLimit: 2 });
    const keys = [...Array<string>(50).fill("one@example.com"), ...buyers.slice(0, 10)];
    const orders = await Promise.all(keys.map((key) => order(promotion, key)));
    expect(orders.slice(0, 50).filter(isOrder)).toHaveLength(2);
    expect(orders.slice(50).filter(isOrder)).toHaveLength(10);
    expect(await checkPromotions(open.db)).toEqual([]);
  });

  test("F18 I6 cancelled orders give their use back exactly once, while others buy", async () => {
    const promotion = await addPromotion({ totalLimit: 10 });
    const first = (await Promise.all(buyers.map((buyer) => order(promotion, buyer)))).filter(isOrder);
    const cancelled = first.slice(0, 4).flatMap((orderId) => Array.from({ length: 5 }, () => cancel(orderId)));
    const [, later] = await Promise.all([
      Promise.all(cancelled),
      Promise.all(buyers.map((buyer) => order(promotion, `later-${buyer}`))),
    ]);
    const rest = await Promise.all(buyers.slice(0, 20).map((buyer) => order(promotion, `last-${buyer}`)));
    expect(later.filter(isOrder).length + rest.filter(isOrder).length).toBe(4);
    expect(await usesOf(promotion)).toBe(10);
    expect(await checkPromotions(open.db)).toEqual([]);
  });

  test("F18 a code that ended meanwhile is refused", async () => {
    const promotion = await addPromotion({ validTo: new Date(Date.now() - 1_000) });
    expect(await order(promotion, "late@example.com")).toBeNull();
    expect(await usesOf(promotion)).toBe(0);
  });
});

test("I6 the check sees a use that was not counted, and one that was not given back", async () => {
  const promotion = await addPromotion({ totalLimit: 5 });
  const orderId = await order(promotion, "seen@example.com");
  await open.db.execute(sql`update promotions set uses = 2 where id = ${promotion.promotionId}`);
  await open.db.execute(sql`update orders set state = 'cancelled' where id = ${orderId}`);
  const rules = (await checkPromotions(open.db)).map(({ rule }) => rule);
  expect(rules).toEqual(["uses are the live orders that use it", "a cancelled order has given its use back"]);
});

test("I6 an order that was refunded before shipping has given its use back, which violates no invariant", async () => {
  const promotion = await addPromotion({ totalLimit: 5 });
  const orderId = (await order(promotion, "refunded@example.com")) ?? 0;
  await open.db.execute(sql`update orders set state = 'refunded' where id = ${orderId}`);
  await releaseUse(open.db, orderId);
  const found = await checkPromotions(open.db);
  expect(found.filter(({ detail }) => detail.startsWith(`order ${orderId} `))).toEqual([]);
});
