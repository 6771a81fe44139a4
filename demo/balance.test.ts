import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { payoutShares } from "../domain/balance/payout-shares.ts";
import { fromMinor } from "../domain/money/money.ts";
import { balanceData, checkLedger, unspentTopUps } from "../server/modules/balance/index.ts";
import { users } from "../server/modules/identity/tables.ts";
import { returnableTopUps } from "../server/modules/payments/index.ts";
import { type OpenDatabase, openDatabase } from "../server/platform/database/open-database.ts";
import { createTestDatabase, type TestDatabase } from "../testing/database.ts";
import { checkPayments } from "../testing/invariants/check-payments.ts";
import { seedDemoBalance } from "./balance.ts";

let own: TestDatabase;
let database: OpenDatabase;
let customer: { id: number; storefrontCode: string };

beforeAll(async () => {
  own = await createTestDatabase();
  database = openDatabase(own.url, { poolSize: 2, onIdleError: () => undefined });
  const [seeded] = await database.db.select().from(users).where(eq(users.email, "customer@example.com"));
  customer = { id: seeded?.id ?? 0, storefrontCode: "lt" };
});

afterAll(async () => {
  await database.close();
  await own.drop();
});

describe("ACCOUNT-03 the demo's balance", () => {
  test("is seeded once, however often seeding runs, and keeps the invariants of the ledger", async () => {
    const first = await balanceData.collect(database.db, { userId: customer.id });
    await seedDemoBalance(database.db, customer, new Date("2026-11-16T10:00:00Z"));
    expect(await balanceData.collect(database.db, { userId: customer.id })).toEqual(first);
    expect(first.accounts).toMatchObject([{ balance: fromMinor(84_20) }]);
    expect(await checkLedger(database.db)).toEqual([]);
  });

  test("ACCOUNT-04 can be paid out as far as it was topped up, by the bank, whose money staff send", async () => {
    const scope = { storefrontCode: "lt", currencyId: 1 };
    expect(await unspentTopUps(database.db, scope, customer.id)).toMatchObject({ toppedUp: fromMinor(84_20) });
    const sources = await returnableTopUps(database.db, { ...scope, userId: customer.id });
    const shares = payoutShares(fromMinor(84_20), sources);
    expect(shares.map(({ amount }) => amount)).toEqual([fromMinor(50_00), fromMinor(34_20)]);
    expect(sources.slice(0, 2).map(({ paymentProcessorId }) => paymentProcessorId)).toEqual([3, 3]);
    expect(await checkPayments(database.db)).toEqual([]);
  });

  test("has every relation in every direction that has a label", async () => {
    const { entries } = await balanceData.collect(database.db, { userId: customer.id });
    const kinds = entries.map(
      ({ relType, relId, amount }) => `${relType}${relId === null ? "" : "#"}${amount > 0 ? "+" : "-"}`,
    );
    expect([...new Set(kinds)].sort()).toEqual(["0#-", "0+", "1#-", "1+", "2+", "2-", "3+", "4#-"]);
  });
});
