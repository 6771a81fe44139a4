import { afterAll, beforeAll, expect, test } from "vitest";
import { type OpenDatabase, openDatabase } from "#platform/database/open-database.ts";
import { createTestDatabase, type TestDatabase } from "#testing/database.ts";
import { isConsentGiven, recordConsent } from "./index.ts";

let own: TestDatabase;
let database: OpenDatabase;
beforeAll(async () => {
  own = await createTestDatabase();
  database = openDatabase(own.url, { poolSize: 2, onIdleError: () => {} });
});
afterAll(async () => {
  await database.close();
  await own.drop();
});

test("T131 allows marketing to an address that agreed, in that storefront, until it is withdrawn", async () => {
  const email = "reader@example.com";
  const record = (isGiven: boolean) =>
    recordConsent(database.db, { storefrontCode: "lt", email, isGiven, source: "test" });
  const isAllowed = (storefrontCode = "lt") => isConsentGiven(database.db, storefrontCode, email);
  expect(await isAllowed()).toBe(false);
  await record(true);
  expect([await isAllowed(), await isAllowed("wl")]).toEqual([true, false]);
  await record(false);
  expect(await isAllowed()).toBe(false);
});
