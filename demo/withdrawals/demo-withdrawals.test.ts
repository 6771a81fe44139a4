import { expect, test } from "vitest";
import { WITHDRAWAL_STATES } from "#domain/aftersales/withdrawals/withdrawal-machine.ts";
import { withdrawals } from "#modules/aftersales/withdrawals/tables.ts";
import { databaseOfThisFile } from "#testing/database-of-file.ts";
import { checkWithdrawals } from "#testing/invariants/check-withdrawals.ts";
import { seedDemoWithdrawals } from "./seed-demo-withdrawals.ts";

const database = databaseOfThisFile();

test("I10 the demo has a withdrawal in every state, none twice, and their histories are right", async () => {
  const { db } = database;
  const stated = await db.select().from(withdrawals);
  expect([...new Set(stated.map(({ state }) => state))].sort()).toEqual([...WITHDRAWAL_STATES].sort());
  await seedDemoWithdrawals(db, new Date());
  expect(await db.select().from(withdrawals)).toHaveLength(stated.length);
  expect(await checkWithdrawals(db)).toEqual([]);
});
