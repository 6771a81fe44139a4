import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestDatabase, type TestDatabase } from "../testing/database.ts";
import { users } from "./modules/identity/index.ts";
import { recordConsent } from "./modules/marketing/index.ts";
import { mayReceiveMarketing } from "./outgoing-mail.ts";
import { type OpenDatabase, openDatabase } from "./platform/database/open-database.ts";

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

const agree = (email: string, isGiven = true) =>
  recordConsent(database.db, { storefrontCode: "lt", email, isGiven, source: "test" });
const isAllowed = (email: string) => mayReceiveMarketing(database.db, "lt", email);

test("T131 marketing goes to whoever agreed, in this storefront, until they take it back", async () => {
  expect(await isAllowed("reader@example.com")).toBe(false);
  await agree("reader@example.com");
  expect(await isAllowed("reader@example.com")).toBe(true);
  expect(await mayReceiveMarketing(database.db, "wl", "reader@example.com")).toBe(false);
  await agree("reader@example.com", false);
  expect(await isAllowed("reader@example.com")).toBe(false);
});

test("T131 nobody can agree for an address that they have not proved to be theirs", async () => {
  const email = "victim@example.com";
  await database.db.insert(users).values({ storefrontCode: "lt", email, languageId: 1, passwordHash: "x" });
  await agree(email);
  expect(await isAllowed(email)).toBe(false);
  await database.db.update(users).set({ confirmedAt: new Date() }).where(eq(users.email, email));
  expect(await isAllowed(email)).toBe(true);
});
