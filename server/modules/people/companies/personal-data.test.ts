import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { addForwarder } from "#testing/forwarding/forward-requests.ts";
import { addCompany } from "#testing/people/companies.ts";
import { PASSWORD } from "#testing/people/identity.ts";
import { newCustomer } from "#testing/selling/checkout.ts";
import { call, createTestApp, type TestApp } from "#testing/test-app.ts";

let app: TestApp;
let digits = 90_000;
beforeAll(async () => {
  app = await createTestApp({});
});
afterAll(() => app?.close());

async function ownerWithSuite(email: string) {
  const customer = await newCustomer(app, email);
  await app.database.db.execute(
    sql`insert into suites (storefront_code, digits, user_id) values ('lt', ${++digits}, ${customer.userId})`,
  );
  return customer;
}

const companyOf = async (id: number) => {
  const { rows } = await app.database.db.execute<{ state: string; user_id: number | null }>(sql`
    select state, (select user_id from suites where company_id = companies.id) as user_id
    from companies where id = ${id}`);
  return rows[0];
};

test("T129 T130 an erased owner leaves the company to the other one, who is written to from then on", async () => {
  const owner = await ownerWithSuite("first-owner@example.com");
  const other = await addForwarder(app);
  const members = [
    { userId: owner.userId, role: "owner" as const },
    { userId: other.id, role: "owner" as const },
  ];
  const id = await addCompany(app, { members });
  await call(app, "/account/erase-my-account", { password: PASSWORD }, owner);
  expect(await companyOf(id)).toEqual({ state: "active", user_id: other.id });
  const { members: left } = (await call(app, "/pro/team", {}, { cookies: other.cookies })).json();
  expect(left).toHaveLength(1);
});

test("T130 the company of an erased last owner is closed, and its suite is forgotten with them", async () => {
  const owner = await ownerWithSuite("only-owner@example.com");
  const id = await addCompany(app, { members: [{ userId: owner.userId, role: "owner" }] });
  await call(app, "/account/erase-my-account", { password: PASSWORD }, owner);
  expect(await companyOf(id)).toEqual({ state: "closed", user_id: null });
});
