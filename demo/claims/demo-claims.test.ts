import { expect, test } from "vitest";
import { CLAIM_STATES } from "#domain/aftersales/claims/claim-machine.ts";
import { claims } from "#modules/aftersales/claims/tables.ts";
import { databaseOfThisFile } from "#testing/database-of-file.ts";
import { checkClaims } from "#testing/invariants/check-claims.ts";
import { seedDemoClaims } from "./seed-demo-claims.ts";

const database = databaseOfThisFile();

test("I10 the demo has a claim in every state, none twice, and their histories are right", async () => {
  const { db } = database;
  const made = await db.select().from(claims);
  expect([...new Set(made.map(({ state }) => state))].sort()).toEqual([...CLAIM_STATES].sort());
  await seedDemoClaims(db, new Date());
  expect(await db.select().from(claims)).toHaveLength(made.length);
  expect(await checkClaims(db)).toEqual([]);
});
