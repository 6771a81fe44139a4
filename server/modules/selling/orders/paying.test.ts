import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { fromMinor } from "#domain/money/money/money.ts";
import { GUEST_ORDER_HOURS } from "#domain/selling/orders/order-machine.ts";
import { HOUR_MS } from "#domain/shared/time/durations.ts";
import { setStock } from "#modules/catalogue/stock/index.ts";
import { addProduct } from "#testing/catalogue/catalog.ts";
import { checkOrders } from "#testing/invariants/check-orders.ts";
import { checkStock } from "#testing/invariants/check-stock.ts";
import { addMember } from "#testing/people/members.ts";
import {
  moveAsStaff,
  newOrder,
  openTestOrders,
  place,
  refund,
  settle,
  stateOf,
  type TestOrders,
} from "#testing/selling/orders.ts";
import { use } from "../promotions/index.ts";
import { orderAggregate } from "./order-aggregate.ts";
import { linesOf } from "./order-store.ts";
import { expireOrder, expireOrders } from "./unpaid/unpaid-orders.ts";

let shop: TestOrders;
beforeAll(async () => {
  shop = await openTestOrders();
});
beforeEach(() => {
  for (const notes of [shop.enqueued, shop.mails, shop.ended]) notes.length = 0;
});
afterAll(() => shop.close());

const db = () => shop.database.db;
const effects = () => shop.enqueued.map(({ key }) => key);
const lastEventOf = async (id: number) => (await orderAggregate.history(db(), id)).at(-1)?.id;
const violations = async () => [...(await checkOrders(db())), ...(await checkStock(db()))];
const moveOn = (id: number, event: "process" | "pack" | "ship" | "depart" | "send_out" | "deliver") =>
  moveAsStaff(shop, `OR${id}`, { event });
const letExpire = (id: number) => db().execute(sql`update orders set expires_at = now() where id = ${id}`);

async function level(variantId: number): Promise<{ on_hand: number; reserved: number }> {
  const { rows } = await db().execute<{ on_hand: number; reserved: number }>(
    sql`select on_hand, reserved from stock_levels where variant_id = ${variantId}`,
  );
  return rows[0] ?? { on_hand: -1, reserved: -1 };
}

describe("an order", () => {
  test("I8 keeps what was agreed to, in lines of whole minor units, for as long as a guest may take to pay, by the database's clock", async () => {
    const { id } = await place(shop);
    const order = await stateOf(shop, id);
    expect(order).toMatchObject({
      state: "awaiting_payment",
      baseTotal: 27_4900,
      total: 27_4900,
      taxBasisPoints: 2100,
    });
    expect(order.expiresAt.getTime() - order.placedAt.getTime()).toBe(GUEST_ORDER_HOURS * HOUR_MS);
    expect(await linesOf(db(), id)).toMatchObject([{ quantity: 2, price: 10_0000, lineTotal: 20_0000 }]);
    expect(await violations()).toEqual([]);
  });

  test("I3 a checkout makes at most one", async () => {
    const [goods, { slug }] = [[await addProduct(db(), { stock: 20 })], newOrder([])];
    const placed = await Promise.allSettled([1, 2, 3, 4].map(() => place(shop, { goods, changes: { slug } })));
    expect(placed.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect(await level(goods[0]?.variantId ?? 0)).toEqual({ on_hand: 20, reserved: 2 });
    expect(await violations()).toEqual([]);
  });

  test("I3 is paid once: its pieces are sold, and a second payment is refused", async () => {
    const { id, goods } = await place(shop);
    const variantId = goods[0]?.variantId ?? 0;
    expect(await level(variantId)).toEqual({ on_hand: 5, reserved: 2 });
    expect(await settle(shop, id)).toBe("settled");
    expect(await settle(shop, id, 99)).toBe("refused");
    expect(await level(variantId)).toEqual({ on_hand: 3, reserved: 0 });
    expect((await stateOf(shop, id)).paidAt).not.toBeNull();
    expect(effects()).toEqual([`paid:${id}:${await lastEventOf(id)}`]);
    expect(await violations()).toEqual([]);
  });

  test("I10 moves only as declared", async () => {
    const { id } = await place(shop);
    await expect(moveOn(id, "process")).rejects.toMatchObject({ code: "conflict" });
    await settle(shop, id);
    await expect(moveOn(id, "pack")).rejects.toMatchObject({ code: "conflict" });
    expect(await moveOn(id, "process")).toBe("processing");
    await expect(db().execute(sql`update status_events set to_state = 'paid'`)).rejects.toThrow();
    expect(await violations()).toEqual([]);
  });
});

describe("an order that nobody pays", () => {
  test("I12 expires once, and gives back its pieces and what was held for it", async () => {
    const { id, goods } = await place(shop);
    expect(await expireOrder(shop.deps, id)).toBe(false);
    await letExpire(id);
    const expiries = await Promise.all([1, 2, 3].map(() => expireOrders(shop.deps)));
    expect(expiries.reduce((sum, count) => sum + count, 0)).toBe(1);
    expect(await level(goods[0]?.variantId ?? 0)).toEqual({ on_hand: 5, reserved: 0 });
    expect(shop.ended).toEqual([{ id, event: "expire" }]);
    expect(effects()).toEqual([`expired:${id}:${await lastEventOf(id)}`]);
    expect(await violations()).toEqual([]);
  });

  test("F19 is paid late while everything can still be had, and refuses when not", async () => {
    const { id, goods } = await place(shop);
    await letExpire(id);
    await expireOrders(shop.deps);
    expect(await settle(shop, id)).toBe("settled");
    expect(await stateOf(shop, id)).toMatchObject({ state: "paid", cancelReason: null });
    const late = await place(shop, { goods });
    await letExpire(late.id);
    await expireOrders(shop.deps);
    await place(shop, { goods });
    expect(await settle(shop, late.id)).toBe("refused");
    expect((await stateOf(shop, late.id)).state).toBe("cancelled");
    expect(await violations()).toEqual([]);
  });
});

describe("money that is refunded", () => {
  const sums = (refunded: number) => ({ captured: fromMinor(27_49), refunded: fromMinor(refunded) });

  test("I1 all of it before shipping puts the pieces back, once", async () => {
    const { id, goods } = await place(shop);
    await settle(shop, id);
    await refund(shop, id, sums(27_49));
    await refund(shop, id, sums(27_49));
    expect((await stateOf(shop, id)).state).toBe("refunded");
    expect(await level(goods[0]?.variantId ?? 0)).toEqual({ on_hand: 5, reserved: 0 });
    expect(effects().filter((key) => key.startsWith("refunded"))).toHaveLength(1);
    expect(await violations()).toEqual([]);
  });

  test("I6 all of it before shipping gives the use of the promotion back, once; after shipping it stays used", async () => {
    const [promotion] = (await db().execute<{ id: number }>(sql`select id from promotions limit 1`)).rows;
    const promotionId = promotion?.id ?? 0;
    const uses = async () => {
      const { rows } = await db().execute<{ uses: number }>(sql`select uses from promotions where id = ${promotionId}`);
      return rows[0]?.uses;
    };
    const before = (await uses()) ?? 0;
    const promoted = async () => {
      const { id } = await place(shop);
      await db().transaction((tx) => use(tx, { promotionId, orderId: id, customerKey: `buyer-${id}@example.com` }));
      await settle(shop, id);
      return id;
    };
    const [kept, shipped] = [await promoted(), await promoted()];
    expect(await uses()).toBe(before + 2);
    await refund(shop, kept, sums(5_00));
    expect(await uses()).toBe(before + 2);
    await refund(shop, kept, sums(27_49));
    await refund(shop, kept, sums(27_49));
    expect(await uses()).toBe(before + 1);
    for (const event of ["process", "pack", "ship"] as const) await moveOn(shipped, event);
    await refund(shop, shipped, sums(27_49));
    expect(await uses()).toBe(before + 1);
    expect(await violations()).toEqual([]);
  });

  test("a part of it does not stop a parcel, and shows when the parcel has arrived", async () => {
    const { id, goods } = await place(shop);
    await settle(shop, id);
    await refund(shop, id, sums(5_00));
    expect((await stateOf(shop, id)).state).toBe("paid");
    for (const event of ["process", "pack", "ship", "depart", "send_out", "deliver"] as const) await moveOn(id, event);
    await refund(shop, id, sums(7_00));
    expect((await stateOf(shop, id)).state).toBe("partially_refunded");
    await refund(shop, id, sums(27_49));
    expect((await stateOf(shop, id)).state).toBe("refunded");
    expect(await level(goods[0]?.variantId ?? 0)).toEqual({ on_hand: 3, reserved: 0 });
    expect(await violations()).toEqual([]);
  });
});

test("F20 an order keeps its snapshot when the stock is counted down and the price changes meanwhile", async () => {
  const { id, goods } = await place(shop);
  const variantId = goods[0]?.variantId ?? 0;
  const madeBy = await addMember(db());
  const [settled] = await Promise.all([
    settle(shop, id),
    setStock(db(), { variantId, onHand: 0, madeBy }),
    db().execute(sql`update prices set amount = 990000 where variant_id = ${variantId}`),
  ]);
  expect(settled).toBe("settled");
  expect((await stateOf(shop, id)).baseTotal).toBe(27_4900);
  expect(await violations()).toEqual([]);
});
