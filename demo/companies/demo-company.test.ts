import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { checkCompanies } from "#testing/invariants/check-companies.ts";
import { userSession } from "#testing/people/identity.ts";
import { call, createTestApp, type TestApp } from "#testing/test-app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({});
});
afterAll(() => app?.close());

const idOf = async (email: string) => {
  const { rows } = await app.database.db.execute<{ id: number }>(sql`select id from users where email = ${email}`);
  return rows[0]?.id ?? 0;
};

test("FORWARDING-07 pro@example.com owns a company of three with statements of six months", async () => {
  const cookies = await userSession(app, await idOf("pro@example.com"));
  const { members } = (await call(app, "/pro/team", {}, { cookies })).json();
  expect(members.map(({ role }: { role: string }) => role).sort()).toEqual(["accountant", "buyer", "owner"]);
  const { statements } = (await call(app, "/pro/statements", {}, { cookies })).json();
  expect(statements.length).toBeGreaterThanOrEqual(6);
});

test("I10 the history of the demo's company is one of its machine, and a broken one is found", async () => {
  const { db } = app.database;
  expect(await checkCompanies(db)).toEqual([]);
  await db.execute(sql`update companies set state = 'suspended'`);
  expect(await checkCompanies(db)).toHaveLength(1);
});
