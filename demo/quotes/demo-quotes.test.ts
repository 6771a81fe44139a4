import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { PURCHASE_STATES } from "#domain/forwarding/quotes/purchase-machine.ts";
import { QUOTE_STATES } from "#domain/forwarding/quotes/quote-states.ts";
import { quotePurchases, quotes } from "#modules/forwarding/quotes/tables.ts";
import { users } from "#modules/people/identity/tables.ts";
import { type Rollback, transact } from "#platform/database/transact.ts";
import { databaseOfThisFile } from "#testing/database-of-file.ts";
import { checkQuotes } from "#testing/invariants/check-quotes.ts";
import { seedDemoQuotes } from "./seed-demo-quotes.ts";

const database = databaseOfThisFile();

test("FORWARDING-01 the demo has a quote in every state of the machine, some for each customer, and none twice", async () => {
  const seeded = await database.db.select().from(quotes);
  expect([...new Set(seeded.map(({ state }) => state))].sort()).toEqual([...QUOTE_STATES].sort());
  const items = await database.db.select().from(quotePurchases);
  expect([...new Set(items.map(({ state }) => state))].sort()).toEqual([...PURCHASE_STATES].sort());
  const [customer] = await database.db.select().from(users).where(eq(users.email, "customer@example.com"));
  expect(seeded.filter(({ userId }) => userId === customer?.id).length).toBeGreaterThanOrEqual(2);
  await seedDemoQuotes(database.db, new Date());
  expect(await database.db.select().from(quotes)).toHaveLength(seeded.length);
});

test("I10 I18 the demo's quotes keep the invariants, and a broken one is found", async () => {
  expect(await checkQuotes(database.db)).toEqual([]);
  const found = await transact(database.db, async (tx, rollback: Rollback<string[]>) => {
    await tx.execute(sql`update quotes set due_total = due_total - 100 where state = 'paid'`);
    return rollback(await checkQuotes(tx));
  });
  expect(found.map((problem) => problem.slice(0, 3))).toEqual(["I18", "I18"]);
});

test("I18 a version that was given is never changed", async () => {
  const change = database.db.execute(sql`update quote_versions set note = 'another'`);
  await expect(change).rejects.toThrow();
});
