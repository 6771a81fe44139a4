import { sql } from "drizzle-orm";
import { expect } from "vitest";
import { fromMinor } from "#domain/money/money/money.ts";
import { checkLedger, spend, topUp } from "#modules/money/balance/index.ts";
import { type OpenDatabase, openDatabase } from "#platform/database/open-database.ts";
import { createTestDatabase } from "#testing/database.ts";

export const SCOPE = { storefrontCode: "lt", currencyId: 1 };

export interface TestLedger {
  database: OpenDatabase;
  url: string;
  /** Customers with an empty balance. */
  addUsers(count: number, storefrontCode?: string): Promise<number[]>;
  addUser(): Promise<number>;
  close(): Promise<void>;
}

/** A database of its own with customers in it, and as many connections as a race needs. */
export async function openTestLedger(poolSize = 16): Promise<TestLedger> {
  const own = await createTestDatabase();
  const database = openDatabase(own.url, { poolSize, onIdleError: () => undefined });
  const addUsers = async (count: number, storefrontCode = "lt") => {
    const { rows } = await database.db.execute<{ id: number }>(sql`
      insert into users (storefront_code, email, language_id)
      select ${storefrontCode}, 'customer-' || gen_random_uuid() || '@example.com', 1
      from generate_series(1, ${count}::integer) returning id`);
    return rows.map(({ id }) => id);
  };
  return {
    database,
    url: own.url,
    addUsers,
    addUser: async () => (await addUsers(1))[0] ?? 0,
    close: async () => {
      await database.close();
      await own.drop();
    },
  };
}

let lastKey = 0;

/** A key that is unique in this run. */
export const newKey = () => `test-${++lastKey}`;

export const topUpOf = (userId: number, cents: number, key = newKey()) => ({
  ...SCOPE,
  key,
  userId,
  amount: fromMinor(cents),
  processor: { id: 1, name: "Card", transactionId: `pi_${key}` },
});

export const spendingOf = (userId: number, cents: number, key = newKey()) => ({
  ...SCOPE,
  key,
  userId,
  amount: fromMinor(cents),
  order: { kind: "forward_request" as const, id: 917, slug: null },
});

export const fund = (ledger: TestLedger, userId: number, cents: number) =>
  topUp(ledger.database.db, topUpOf(userId, cents));

export const pay = (ledger: TestLedger, userId: number, cents: number, key?: string) =>
  spend(ledger.database.db, spendingOf(userId, cents, key));

export async function expectSoundLedger({ database }: TestLedger): Promise<void> {
  expect(await checkLedger(database.db)).toEqual([]);
}
