import { and, eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { fromMinor, money } from "#domain/money/money/money.ts";
import { priorPrice } from "#domain/money/pricing/prior-price.ts";
import { DAY_MS } from "#domain/shared/time/durations.ts";
import { type OpenDatabase, openDatabase } from "#platform/database/open-database.ts";
import { addProduct } from "#testing/catalogue/catalog.ts";
import { createTestDatabase, type TestDatabase } from "#testing/database.ts";
import { setPrice } from "./set-price.ts";
import { priceEvents, prices } from "./tables.ts";

let own: TestDatabase;
let database: OpenDatabase;

beforeAll(async () => {
  own = await createTestDatabase();
  database = openDatabase(own.url, { poolSize: 20, onIdleError: () => {} });
});

afterAll(async () => {
  await database.close();
  await own.drop();
});

const at = { storefrontCode: "lt", currencyId: 1 };

const change = (variantId: number, cents: number, isReduction = false, regular: number | null = null) =>
  setPrice(database.db, {
    ...at,
    variantId,
    amount: fromMinor(cents),
    isReduction,
    regularAmount: regular === null ? null : fromMinor(regular),
    source: "test",
  });

async function newVariant(history: [daysAgo: number, cents: number, isReduction?: boolean][] = []): Promise<number> {
  const { variantId } = await addProduct(database.db, {});
  for (const [daysAgo, cents, isReduction = false] of history) {
    const validFrom = new Date(Date.now() - daysAgo * DAY_MS);
    await database.db
      .insert(priceEvents)
      .values({ ...at, variantId, amount: fromMinor(cents), validFrom, isReduction, source: "test" });
  }
  return variantId;
}

async function priceNow(variantId: number) {
  const [row] = await database.db
    .select()
    .from(prices)
    .where(and(eq(prices.variantId, variantId), eq(prices.storefrontCode, "lt"), eq(prices.currencyId, 1)));
  return row;
}

describe("setting a price", () => {
  test("CATALOG-15 stores the lowest price of the 30 days before, including the one valid at their start", async () => {
    const variant = await newVariant([
      [90, 9000],
      [10, 12000],
    ]);
    expect(await change(variant, 8000, true)).toEqual({ priorAmount: fromMinor(9000) });
    expect(await priceNow(variant)).toMatchObject({ amount: fromMinor(8000), priorAmount: fromMinor(9000) });
  });

  test("CATALOG-15 has no prior price when it was lower recently, or was not announced as a reduction", async () => {
    const sham = await newVariant([
      [60, 10000],
      [20, 7000],
      [5, 10000],
    ]);
    expect(await change(sham, 8000, true)).toEqual({ priorAmount: null });
    const quiet = await newVariant([[60, 10000]]);
    expect(await change(quiet, 8000)).toEqual({ priorAmount: null });
  });

  test("CATALOG-15 stores a regular price only if it is higher", async () => {
    const variant = await newVariant([[40, 5000]]);
    await change(variant, 4000, true, 6000);
    expect((await priceNow(variant))?.regularAmount).toBe(fromMinor(6000));
    await change(variant, 6500, false, 6000);
    expect(await priceNow(variant)).toMatchObject({ regularAmount: null, priorAmount: null });
  });

  test("CATALOG-15 refuses an unknown variant", async () => {
    expect(await change(2_000_000_000, 100)).toBe("no_variant");
  });

  test("CATALOG-15 price events cannot be changed or deleted", async () => {
    const variant = await newVariant([[1, 100]]);
    const where = eq(priceEvents.variantId, variant);
    const { db } = database;
    await expect(
      db
        .update(priceEvents)
        .set({ amount: money(1) })
        .where(where),
    ).rejects.toThrow();
    await expect(db.delete(priceEvents).where(where)).rejects.toThrow();
    expect(await db.select().from(priceEvents).where(where)).toHaveLength(1);
  });

  test("CATALOG-15 forty concurrent changes are forty events; the last one is the current price", async () => {
    const variant = await newVariant([[40, 50_000]]);
    const amounts = Array.from({ length: 40 }, (_, index) => 10_000 + index * 100);
    await Promise.all(amounts.map((cents) => change(variant, cents, true)));
    const { rows } = await database.db.execute<{ amount: number; validFrom: number; isReduction: boolean }>(sql`
      select amount::integer, extract(epoch from valid_from)::float8 * 1000 as "validFrom", is_reduction as "isReduction"
      from price_events where variant_id = ${variant} order by valid_from, id`);
    expect(rows).toHaveLength(41);
    const events = rows.map((row) => ({ ...row, amount: money(row.amount) }));
    const last = events.at(-1);
    expect(await priceNow(variant)).toMatchObject({
      amount: last?.amount,
      priorAmount: priorPrice(events, last?.validFrom ?? 0),
    });
  });
});
