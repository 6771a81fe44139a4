import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestDatabase, type TestDatabase } from "../../../testing/database.ts";
import { type OpenDatabase, openDatabase } from "../../platform/database/open-database.ts";
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

test("T131 marketing goes to whoever agreed, in this storefront, until they take it back", async () => {
  const email = "reader@example.com";
  const say = (isGiven: boolean) =>
    recordConsent(database.db, { storefrontCode: "lt", email, isGiven, source: "test" });
  const isAllowed = (storefrontCode = "lt") => isConsentGiven(database.db, storefrontCode, email);
  expect(await isAllowed()).toBe(false);
  await say(true);
  expect([await isAllowed(), await isAllowed("wl")]).toEqual([true, false]);
  await say(false);
  expect(await isAllowed()).toBe(false);
});
