import { sql } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { openDatabase } from "#platform/database/open-database.ts";
import { addProduct } from "#testing/catalogue/catalog.ts";
import { addCarts, addOrder, addProducts, expectStockInvariants, reserve } from "#testing/catalogue/stock.ts";
import { signedInMember, staffCall } from "#testing/people/staff.ts";
import { createTestApp, type TestApp } from "#testing/test-app.ts";
import { reserveForOrder, setStock } from "./index.ts";

let app: TestApp;
let staffId: number;
let staff: Record<string, string>;

beforeAll(async () => {
  app = await createTestApp();
  ({ id: staffId, cookies: staff } = await signedInMember(app, { roles: ["warehouse"] }));
});

afterEach(() => expectStockInvariants(app.database.db));

afterAll(() => app.close());

const setOverHttp = (body: object, cookies = staff) => staffCall(app, "/stock/set", body, { cookies });

async function cartsWith(variantId: number, quantities: number[]): Promise<number[]> {
  const carts = await addCarts(
    app.database.db,
    quantities.map((quantity) => [{ variantId, quantity }]),
  );
  for (const cart of carts) await reserve(app.database.db, cart);
  return carts;
}

const reservationOf = async (cart: number) => (await reserve(app.database.db, cart))[0];

describe("I1 setting the counted stock", () => {
  test("is recorded with the member who counted", async () => {
    const { variantId } = await addProduct(app.database.db, { stock: 5 });
    const more = await setOverHttp({ variant_id: variantId, on_hand: 9, note: "a new box" });
    expect(more.json()).toEqual({ status: true, on_hand: 9, reserved: 0 });
    await setOverHttp({ variant_id: variantId, on_hand: 9 });
    await setOverHttp({ variant_id: variantId, on_hand: 4 });
    const { rows } = await app.database.db.execute(sql`
      select quantity, reason, made_by, note from stock_movements where variant_id = ${variantId} order by id`);
    expect(rows).toEqual([
      { quantity: 5, reason: "opening", made_by: null, note: "" },
      { quantity: 4, reason: "received", made_by: staffId, note: "a new box" },
      { quantity: -5, reason: "written_off", made_by: staffId, note: "" },
    ]);
  });

  test("F20 takes from the carts that came last, and leaves the others alone", async () => {
    const { variantId } = await addProduct(app.database.db, { stock: 6 });
    const [first = 0, second = 0, third = 0] = await cartsWith(variantId, [2, 2, 2]);
    const answer = await setOverHttp({ variant_id: variantId, on_hand: 3 });
    expect(answer.json()).toEqual({ status: true, on_hand: 3, reserved: 2 });
    expect(await reservationOf(first)).toMatchObject({ is_reserved: true });
    expect(await reservationOf(second)).toMatchObject({ is_reserved: false, available: 1 });
    expect(await reservationOf(third)).toMatchObject({ is_reserved: false, available: 1 });
  });

  test("F20 leaves an order its reserved pieces", async () => {
    const { variantId } = await addProduct(app.database.db, { stock: 4 });
    const lines = [{ variantId, quantity: 2 }];
    const orderId = await addOrder(app.database.db, lines);
    await reserveForOrder(app.database.db, { orderId, cartId: null, lines });
    const [cart = 0] = await cartsWith(variantId, [2]);
    expect((await setOverHttp({ variant_id: variantId, on_hand: 0 })).json()).toEqual({
      status: true,
      on_hand: 2,
      reserved: 2,
    });
    expect(await reservationOf(cart)).toMatchObject({ is_reserved: false, available: 0 });
  });

  test("F20 F21 I1 while carts with several things reserve, extend and lose them: no error", async () => {
    const wide = openDatabase(app.databaseUrl, { poolSize: 24, onIdleError: () => undefined });
    const things = await addProducts(wide.db, 3, { stock: 30 });
    const lines = things.map(({ variantId }) => ({ variantId, quantity: 1 }));
    const carts = await addCarts(
      wide.db,
      Array.from({ length: 40 }, (_, index) => (index % 2 === 0 ? lines : lines.toReversed())),
    );
    for (const onHand of [30, 12, 25, 0, 8]) {
      // So that every look extends.
      await wide.db.execute(sql`update reservations set expires_at = expires_at - interval '1 minute'`);
      const counts = things.map(({ variantId }) => setStock(wide.db, { variantId, onHand, madeBy: staffId }));
      await Promise.all([...carts.map((cart) => reserve(wide.db, cart)), ...counts]);
      for (const count of counts) expect(await count).toMatchObject({ onHand });
      await expectStockInvariants(wide.db);
    }
    await wide.close();
  });

  test("is refused for an unknown variant and for a negative count", async () => {
    const { variantId } = await addProduct(app.database.db);
    expect((await setOverHttp({ variant_id: 2_000_000_000, on_hand: 1 })).statusCode).toBe(404);
    expect((await setOverHttp({ variant_id: Number.MAX_SAFE_INTEGER, on_hand: 1 })).statusCode).toBe(400);
    expect((await setOverHttp({ variant_id: variantId, on_hand: -1 })).statusCode).toBe(400);
  });

  test("is for staff", async () => {
    const { variantId } = await addProduct(app.database.db);
    expect((await setOverHttp({ variant_id: variantId, on_hand: 1 }, {})).statusCode).toBe(401);
  });
});
