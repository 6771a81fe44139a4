import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { fromDecimalString, type Money } from "#domain/money/money/money.ts";
import { type ChangeFeed, openChangeFeed } from "#platform/database/change-feed.ts";
import { type OpenDatabase, openDatabase } from "#platform/database/open-database.ts";
import { createTestDatabase, type TestDatabase } from "#testing/database.ts";
import { CN, EE, EUR, LT, USD } from "#testing/selling/delivery.ts";
import { createRates, type Rates } from "./rates.ts";

const amount = (text: string) => fromDecimalString(text) as Money;

let database: TestDatabase;
let open: OpenDatabase;
let changes: ChangeFeed;
let rates: Rates;
beforeAll(async () => {
  database = await createTestDatabase();
  open = openDatabase(database.url, { poolSize: 2, onIdleError: () => undefined });
  await open.db.execute(sql`delete from exchange_rates`);
  await open.db.execute(
    sql`insert into exchange_rates values (${USD}, '2026-11-02', 1080000), (${USD}, '2026-11-05', 1100000)`,
  );
  changes = await openChangeFeed(database.url, () => undefined);
  rates = await createRates({ db: open.db, findEuroId: async () => EUR, changes, log: { warn: () => undefined } });
});
afterAll(async () => {
  await changes?.close();
  await open?.close();
  await database?.drop();
});

describe("rates", () => {
  test("T116 a day without a rate of its own has the latest one before it", () => {
    const cases: [string, number | null][] = [
      ["2026-11-01", null],
      ["2026-11-02", 1_080_000],
      ["2026-11-04", 1_080_000],
      ["2026-11-05", 1_100_000],
      ["2027-01-01", 1_100_000],
    ];
    for (const [day, expected] of cases) expect(rates.millionthsPerEuro(USD, day), day).toBe(expected);
    expect(rates.millionthsPerEuro(EUR, "2026-11-01")).toBe(1_000_000);
  });

  test("T116 amounts are converted down to whole minor units; an unknown rate converts nothing", () => {
    expect(rates.convertFromEuro(amount("0.99"), USD, "2026-11-03")).toBe(amount("1.06"));
    expect(rates.convertFromEuro(amount("0.9999"), EUR, "2026-11-03")).toBe(amount("0.9999"));
    expect(rates.convertFromEuro(amount("1"), USD, "2026-11-01")).toBeNull();
    expect(rates.convertFromEuro(amount("1"), 99, "2026-11-03")).toBeNull();
    expect(rates.convertBetween(amount("11"), USD, EUR, "2026-11-05")).toBe(amount("10"));
    const there = rates.convertBetween(amount("33.33"), EUR, USD, "2026-11-05") as Money;
    expect(rates.convertBetween(there, USD, EUR, "2026-11-05")).toBeLessThanOrEqual(amount("33.33"));
  });

  test("PRICE-08 a country's tax is the one of the day", () => {
    expect(rates.taxBasisPoints(EE, "2025-06-30")).toBe(2_200);
    expect(rates.taxBasisPoints(EE, "2025-07-01")).toBe(2_400);
    expect(rates.taxBasisPoints(LT, "2026-11-15")).toBe(2_100);
    expect(rates.taxBasisPoints(CN, "2026-11-15")).toBe(0);
  });

  test("T116 a new rate is known without a restart", async () => {
    await open.db.execute(sql`insert into exchange_rates values (${USD}, '2026-11-06', 1200000)`);
    await expect.poll(() => rates.millionthsPerEuro(USD, "2026-11-06"), { timeout: 10_000 }).toBe(1_200_000);
  });
});
