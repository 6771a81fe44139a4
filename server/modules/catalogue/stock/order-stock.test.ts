import { sql } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { type OpenDatabase, openDatabase } from "#platform/database/open-database.ts";
import { transact } from "#platform/database/transact.ts";
import { addProduct } from "#testing/catalogue/catalog.ts";
import {
  addCarts,
  addOrder,
  expectStockInvariants,
  letReservationsExpire,
  levelOf,
  reserve,
} from "#testing/catalogue/stock.ts";
import { createTestDatabase, type TestDatabase } from "#testing/database.ts";
import { releaseOrder, reserveAgain, reserveForOrder, returnOrder, type StockLine, sellOrder } from "./index.ts";

let own: TestDatabase;
let database: OpenDatabase;

beforeAll(async () => {
  own = await createTestDatabase();
  database = openDatabase(own.url, { poolSize: 32, onIdleError: () => undefined });
});

afterEach(() => expectStockInvariants(database.db));

afterAll(async () => {
  await database.close();
  await own.drop();
});

const level = (variantId: number) => levelOf(database.db, variantId);

/** A cart that holds these pieces, and an order that is about to be made of it. */
async function readyToOrder(lines: StockLine[]) {
  const [cartId = 0] = await addCarts(database.db, [lines]);
  await reserve(database.db, cartId);
  return { cartId, orderId: await addOrder(database.db, lines), lines };
}

describe("I1 an order", () => {
  test("takes over the reservations of its cart; no piece is reserved twice meanwhile", async () => {
    const { variantId } = await addProduct(database.db, { stock: 3 });
    const order = await readyToOrder([{ variantId, quantity: 3 }]);
    expect(await reserveForOrder(database.db, order)).toEqual([]);
    expect(await level(variantId)).toEqual({ on_hand: 3, reserved: 3 });
    const { rows } = await database.db.execute(sql`
      select cart_id, expires_at from reservations where order_id = ${order.orderId}`);
    expect(rows).toEqual([{ cart_id: null, expires_at: null }]);
  });

  test("reserves again what expired, unless somebody else has reserved it since", async () => {
    const { variantId } = await addProduct(database.db, { stock: 1 });
    const order = await readyToOrder([{ variantId, quantity: 1 }]);
    await letReservationsExpire(database.db);
    const [rival = 0] = await addCarts(database.db, [[{ variantId, quantity: 1 }]]);
    await reserve(database.db, rival);
    expect(await reserveForOrder(database.db, order)).toEqual([{ variantId, wanted: 1, available: 0 }]);
    await letReservationsExpire(database.db);
    expect(await reserveForOrder(database.db, order)).toEqual([]);
  });

  test("that lacks one variant reserves nothing of the others", async () => {
    const [plenty, scarce] = [await addProduct(database.db, { stock: 9 }), await addProduct(database.db, { stock: 1 })];
    const lines = [
      { variantId: plenty.variantId, quantity: 2 },
      { variantId: scarce.variantId, quantity: 2 },
    ];
    const orderId = await addOrder(database.db, lines);
    expect(await reserveForOrder(database.db, { orderId, cartId: null, lines })).toEqual([
      { variantId: scarce.variantId, wanted: 2, available: 1 },
    ]);
    expect(await level(plenty.variantId)).toEqual({ on_hand: 9, reserved: 0 });
  });

  test("F16 adds up two lines of the same variant", async () => {
    const { variantId } = await addProduct(database.db, { stock: 3 });
    const twice = [
      { variantId, quantity: 2 },
      { variantId, quantity: 2 },
    ];
    const orderId = await addOrder(database.db, twice);
    const order = { orderId, cartId: null, lines: twice };
    expect(await reserveForOrder(database.db, order)).toEqual([{ variantId, wanted: 4, available: 3 }]);
    const fewer = [
      { variantId, quantity: 2 },
      { variantId, quantity: 1 },
    ];
    expect(await reserveForOrder(database.db, { ...order, lines: fewer })).toEqual([]);
    expect(await level(variantId)).toEqual({ on_hand: 3, reserved: 3 });
  });

  test("that is paid reduces the stock, also to zero", async () => {
    const { variantId } = await addProduct(database.db, { stock: 2 });
    const order = await readyToOrder([{ variantId, quantity: 2 }]);
    await reserveForOrder(database.db, order);
    await sellOrder(database.db, order.orderId);
    await sellOrder(database.db, order.orderId);
    expect(await level(variantId)).toEqual({ on_hand: 0, reserved: 0 });
  });

  test("that is refunded before shipping returns its pieces to stock, once", async () => {
    const { variantId } = await addProduct(database.db, { stock: 2 });
    const order = await readyToOrder([{ variantId, quantity: 2 }]);
    await reserveForOrder(database.db, order);
    await sellOrder(database.db, order.orderId);
    await returnOrder(database.db, order.orderId);
    await returnOrder(database.db, order.orderId);
    expect(await level(variantId)).toEqual({ on_hand: 2, reserved: 0 });
  });

  test("that expires releases its pieces, once, and may reserve them again while there are any", async () => {
    const { variantId } = await addProduct(database.db, { stock: 1 });
    const order = await readyToOrder([{ variantId, quantity: 1 }]);
    await reserveForOrder(database.db, order);
    await releaseOrder(database.db, order.orderId);
    await releaseOrder(database.db, order.orderId);
    expect(await level(variantId)).toEqual({ on_hand: 1, reserved: 0 });
    expect(await reserveAgain(database.db, order)).toBe(true);
    expect(await reserveAgain(database.db, order)).toBe(true);
    expect(await level(variantId)).toEqual({ on_hand: 1, reserved: 1 });
    const late = await addOrder(database.db, order.lines);
    expect(await reserveAgain(database.db, { ...order, orderId: late })).toBe(false);
  });
});

describe("F15 I12 many orders for the last pieces", () => {
  for (const stock of [1, 7]) {
    test(`a hundred orders for ${stock}`, async () => {
      const { variantId } = await addProduct(database.db, { stock });
      const lines = [{ variantId, quantity: 1 }];
      const orders: number[] = [];
      for (let count = 0; count < 100; count += 1) orders.push(await addOrder(database.db, lines));
      const outcomes = await Promise.all(
        orders.map((orderId) =>
          transact(database.db, async (tx) => {
            const shortages = await reserveForOrder(tx, { orderId, cartId: null, lines });
            if (shortages.length === 0) await sellOrder(tx, orderId);
            return shortages.length === 0;
          }),
        ),
      );
      expect(outcomes.filter(Boolean)).toHaveLength(stock);
      expect(await level(variantId)).toEqual({ on_hand: 0, reserved: 0 });
    });
  }

  test("F21 with several variants, while their carts are extended and swept: no error", async () => {
    const things = await Promise.all([1, 2, 3].map(() => addProduct(database.db, { stock: 10 })));
    const lines = things.map(({ variantId }) => ({ variantId, quantity: 1 }));
    const orders = await Promise.all(
      Array.from({ length: 20 }, (_, index) => readyToOrder(index % 2 === 0 ? lines : lines.toReversed())),
    );
    const outcomes = await Promise.all([
      ...orders.map(async (order) => (await reserveForOrder(database.db, order)).length === 0),
      ...orders.map(async ({ cartId }) => void (await reserve(database.db, cartId))),
    ]);
    expect(outcomes.filter(Boolean)).toHaveLength(10);
  });
});
