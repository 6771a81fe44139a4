import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { fromMinor } from "../domain/money/money.ts";
import { balanceData, checkLedger } from "../server/modules/balance/index.ts";
import { users } from "../server/modules/identity/tables.ts";
import { type OpenDatabase, openDatabase } from "../server/platform/database/open-database.ts";
import { createTestDatabase, type TestDatabase } from "../testing/database.ts";
import { seedDemoBalance } from "./balance.ts";

let own: TestDatabase;
let database: OpenDatabase;
let customer: { id: number; storefrontCode: string };

beforeAll(async () => {
  own = await createTestDatabase();
  database = openDatabase(own.url, { poolSize: 2, onIdleError: () => undefined });
  const values = { storefrontCode: "lt", email: "demo-balance@example.com", languageId: 1 };
  const [added] = await database.db.insert(users).values(values).returning();
  customer = { id: added?.id ?? 0, storefrontCode: "lt" };
});

afterAll(async () => {
  await database.close();
  await own.drop();
});

describe("ACCOUNT-03 the demo's balance", () => {
  test("is seeded once, however often seeding runs, and keeps the invariants of the ledger", async () => {
    await seedDemoBalance(database.db, customer, new Date("2026-11-15T10:00:00Z"));
    const first = await balanceData.collect(database.db, { userId: customer.id });
    await seedDemoBalance(database.db, customer, new Date("2026-11-16T10:00:00Z"));
    expect(await balanceData.collect(database.db, { userId: customer.id })).toEqual(first);
    expect(first.accounts).toMatchObject([{ balance: fromMinor(84_20) }]);
    expect(await checkLedger(database.db)).toEqual([]);
  });

  test("has every relation in every direction that has a label", async () => {
    const { entries } = await balanceData.collect(database.db, { userId: customer.id });
    const kinds = entries.map(
      ({ relType, relId, amount }) => `${relType}${relId === null ? "" : "#"}${amount > 0 ? "+" : "-"}`,
    );
    expect([...new Set(kinds)].sort()).toEqual(["0#-", "0+", "1#-", "1+", "2+", "2-", "3+", "4#-"]);
  });
});
