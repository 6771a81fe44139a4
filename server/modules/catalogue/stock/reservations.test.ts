import { sql } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { type OpenDatabase, openDatabase } from "#platform/database/open-database.ts";
import { addProduct } from "#testing/catalogue/catalog.ts";
import {
  addCarts,
  addProducts,
  expectStockInvariants,
  letReservationsExpire,
  levelOf as levelIn,
  reserve as reserveIn,
} from "#testing/catalogue/stock.ts";
import { createTestDatabase, type TestDatabase } from "#testing/database.ts";
import { sweepReservations } from "./index.ts";

const CONNECTIONS = 32;
/** More with STOCK_RACE_SEEDS; a few keep the everyday run quick. */
const SEEDS = Number(process.env.STOCK_RACE_SEEDS ?? 3);

let own: TestDatabase;
let database: OpenDatabase;

beforeAll(async () => {
  own = await createTestDatabase();
  database = openDatabase(own.url, { poolSize: CONNECTIONS, onIdleError: () => undefined });
});

afterEach(() => expectStockInvariants(database.db));

afterAll(async () => {
  await database.close();
  await own.drop();
});

const reserve = (cartId: number) => reserveIn(database.db, cartId);
const levelOf = (variantId: number) => levelIn(database.db, variantId);

/** The same numbers for the same seed. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

const shuffled = <T>(items: readonly T[], random: () => number) =>
  items
    .map((item) => ({ item, at: random() }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ item }) => item);

async function winnersOf(buyers: number, stock: number): Promise<number> {
  const { variantId } = await addProduct(database.db, { stock });
  const carts = await addCarts(
    database.db,
    Array.from({ length: buyers }, () => [{ variantId, quantity: 1 }]),
  );
  const reservations = await Promise.all(carts.map(reserve));
  expect((await levelOf(variantId))?.reserved).toBe(Math.min(buyers, stock));
  return reservations.filter(([line]) => line?.is_reserved).length;
}

describe("F15 I1 buyers who reserve the same variant at once", () => {
  for (const buyers of [2, 10, 100]) {
    for (const stock of [1, 7]) {
      test(`${buyers} for ${stock}`, async () => {
        expect(await winnersOf(buyers, stock)).toBe(Math.min(buyers, stock));
      });
    }
  }
});

test("F21 I1 a hundred carts with the same five variants in any order: no error, nothing reserved twice", {
  timeout: 300_000,
}, async () => {
  for (let seed = 1; seed <= SEEDS; seed++) {
    const random = randomFrom(seed);
    const things = await addProducts(database.db, 5, { stock: 60 });
    const choices = Array.from({ length: 100 }, () =>
      shuffled(things, random).map(({ variantId }) => ({ variantId, quantity: 1 })),
    );
    const carts = await addCarts(database.db, choices);
    await Promise.all(carts.map(reserve));
    for (const { variantId } of things) {
      expect(await levelOf(variantId), `seed ${seed}`).toEqual({ on_hand: 60, reserved: 60 });
    }
  }
});

describe("CART-06 a cart's line", () => {
  test("is reserved as a whole or not at all, and says how many there are", async () => {
    const { variantId } = await addProduct(database.db, { stock: 3 });
    const [first = 0, second = 0] = await addCarts(database.db, [
      [{ variantId, quantity: 2 }],
      [{ variantId, quantity: 2 }],
    ]);
    expect(await reserve(first)).toMatchObject([{ is_reserved: true, available: 3 }]);
    expect(await reserve(second)).toMatchObject([{ is_reserved: false, available: 1 }]);
    expect(await levelOf(variantId)).toEqual({ on_hand: 3, reserved: 2 });
  });

  test("that asks for more than there is keeps its reservation", async () => {
    const { variantId } = await addProduct(database.db, { stock: 3 });
    const [cart = 0] = await addCarts(database.db, [[{ variantId, quantity: 2 }]]);
    await reserve(cart);
    await database.db.execute(sql`update cart_lines set quantity = 5 where cart_id = ${cart}`);
    expect(await reserve(cart)).toMatchObject([{ is_reserved: false, available: 3 }]);
    expect(await levelOf(variantId)).toEqual({ on_hand: 3, reserved: 2 });
  });

  test("gives back what it no longer wants", async () => {
    const { variantId } = await addProduct(database.db, { stock: 5 });
    const [cart = 0] = await addCarts(database.db, [[{ variantId, quantity: 4 }]]);
    await reserve(cart);
    await database.db.execute(sql`update cart_lines set quantity = 1 where cart_id = ${cart}`);
    await reserve(cart);
    expect(await levelOf(variantId)).toEqual({ on_hand: 5, reserved: 1 });
    await database.db.execute(sql`delete from cart_lines where cart_id = ${cart}`);
    await reserve(cart);
    expect(await levelOf(variantId)).toEqual({ on_hand: 5, reserved: 0 });
  });

  test("is extended by activity, but not beyond an hour after it was reserved", async () => {
    const { variantId } = await addProduct(database.db);
    const [cart = 0] = await addCarts(database.db, [[{ variantId, quantity: 1 }]]);
    await reserve(cart);
    const minutesLeft = async () => {
      const { rows } = await database.db.execute<{ left: number }>(sql`
        select round(extract(epoch from expires_at - clock_timestamp()) / 60)::integer as left
        from reservations where cart_id = ${cart}`);
      return rows[0]?.left;
    };
    expect(await minutesLeft()).toBe(20);
    const age = (by: string) =>
      database.db.execute(sql`update reservations set reserved_at = reserved_at - ${by}::interval,
        expires_at = expires_at - ${by}::interval where cart_id = ${cart}`);
    await age("15 minutes");
    await reserve(cart);
    expect(await minutesLeft()).toBe(20);
    await age("15 minutes");
    await reserve(cart);
    await age("15 minutes");
    await reserve(cart);
    expect(await minutesLeft()).toBe(15);
  });
});

describe("I12 F13 a reservation that ran out by the database's clock", () => {
  test("is free at once, whether it was swept or not", async () => {
    const { variantId } = await addProduct(database.db, { stock: 1 });
    const [early = 0, late = 0] = await addCarts(database.db, [
      [{ variantId, quantity: 1 }],
      [{ variantId, quantity: 1 }],
    ]);
    await reserve(early);
    await letReservationsExpire(database.db);
    expect(await reserve(late)).toMatchObject([{ is_reserved: true }]);
    expect(await reserve(early)).toMatchObject([{ is_reserved: false, available: 0 }]);
  });

  test("is given back once, by whichever of two sweepers comes first", async () => {
    await letReservationsExpire(database.db);
    await sweepReservations(database.db);
    const things = await addProducts(database.db, 40, { stock: 3 });
    const carts = await addCarts(
      database.db,
      things.map(({ variantId }) => [{ variantId, quantity: 2 }]),
    );
    await Promise.all(carts.map(reserve));
    await letReservationsExpire(database.db);
    const [one, other] = await Promise.all([sweepReservations(database.db), sweepReservations(database.db)]);
    expect(one + other).toBe(things.length);
    for (const { variantId } of things) expect(await levelOf(variantId)).toEqual({ on_hand: 3, reserved: 0 });
  });

  test("is swept, extended and taken by others at the same time without an error", async () => {
    const things = await addProducts(database.db, 3, { stock: 4 });
    const lines = things.map(({ variantId }) => ({ variantId, quantity: 1 }));
    const carts = await addCarts(
      database.db,
      Array.from({ length: 30 }, () => lines),
    );
    for (let round = 0; round < 5; round++) {
      await letReservationsExpire(database.db);
      await Promise.all([...carts.map(reserve), sweepReservations(database.db), sweepReservations(database.db)]);
      await expectStockInvariants(database.db);
    }
    for (const { variantId } of things) expect(await levelOf(variantId)).toEqual({ on_hand: 4, reserved: 4 });
  });
});

describe("CART-06 a cart that is read again and again", () => {
  /** Where the rows of a cart lie: what is written lies elsewhere afterwards. */
  const placesOf = async (cartId: number) =>
    (
      await database.db.execute<{ cart: string; reservation: string }>(sql`
        select c.ctid::text as cart, r.ctid::text as reservation
        from carts c join reservations r on r.cart_id = c.id where c.id = ${cartId}`)
    ).rows;

  test("is not written while nothing is due, and answers the same", async () => {
    const { variantId } = await addProduct(database.db, { stock: 3 });
    const [cartId = 0] = await addCarts(database.db, [[{ variantId, quantity: 2 }]]);
    const first = await reserve(cartId);
    const before = await placesOf(cartId);
    for (let times = 0; times < 5; times += 1) expect(await reserve(cartId)).toEqual(first);
    expect(await placesOf(cartId)).toEqual(before);
  });

  test("is written when time has passed, when more is wanted, and when it was not touched for a while", async () => {
    const { variantId } = await addProduct(database.db, { stock: 3 });
    const [cartId = 0] = await addCarts(database.db, [[{ variantId, quantity: 1 }]]);
    const [first] = await reserve(cartId);
    await database.db.execute(sql`
      update reservations set expires_at = expires_at - interval '31 seconds', reserved_at = reserved_at - interval '31 seconds'
      where cart_id = ${cartId}`);
    const [later] = await reserve(cartId);
    expect(Number(new Date(String(later?.expires_at)))).toBeGreaterThan(Number(new Date(String(first?.expires_at))));
    await database.db.execute(sql`update cart_lines set quantity = 3 where cart_id = ${cartId}`);
    expect(await reserve(cartId)).toMatchObject([{ is_reserved: true, quantity: 3 }]);
    expect((await levelOf(variantId))?.reserved).toBe(3);
    await database.db.execute(sql`update carts set touched_at = now() - interval '1 minute' where id = ${cartId}`);
    const before = await placesOf(cartId);
    await reserve(cartId);
    const after = await placesOf(cartId);
    expect([after[0]?.cart === before[0]?.cart, after[0]?.reservation === before[0]?.reservation]).toEqual([
      false,
      true,
    ]);
  });
});
