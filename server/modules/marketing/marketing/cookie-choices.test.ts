import { afterAll, beforeAll, expect, test } from "vitest";
import { query } from "#testing/people/identity.ts";
import { call, createTestApp, type TestApp } from "#testing/test-app.ts";
import { marketingData, sweepCookieChoices } from "./index.ts";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const id = "0123456789abcdef0123456789abcdef";
const agreed = { statistics: true, marketing: true };
const choice = { id, choices: agreed, vendors: ["pixel"], text_version: 1, locale: "lt", source: "banner" };
const record = (change: object = {}, headers: Record<string, string> = {}) =>
  call(app, "/consent/record", { ...choice, ...change }, { headers });
const recorded = () => query<Record<string, unknown>>(app, "select * from consent_records order by id");

test("T090 a choice leaves a proof without an address, and each further one another", async () => {
  expect((await record()).json()).toEqual({ status: true, choices: agreed });
  await record({ choices: { statistics: false, marketing: false }, source: "withdrawal" });
  const [first, second] = await recorded();
  expect(Object.keys(first ?? {}).sort()).toEqual(
    "choices consent_id created_at id language source storefront_code text_version user_id vendors".split(" "),
  );
  expect(first).toMatchObject({ consent_id: id, storefront_code: "lt", user_id: null, vendors: ["pixel"] });
  expect(second).toMatchObject({ source: "withdrawal", choices: { statistics: false, marketing: false } });
});

test("T090 Sec-GPC: 1 refuses marketing for who allows all; a choice by its own switch counts", async () => {
  const refused = { statistics: true, marketing: false };
  expect((await record({}, { "sec-gpc": "1" })).json().choices).toEqual(refused);
  expect((await recorded()).at(-1)).toMatchObject({ source: "gpc", choices: refused });
  expect((await record({ source: "dialog" }, { "sec-gpc": "1" })).json().choices).toEqual(agreed);
});

test.each([
  { id: "me@example.com" },
  { vendors: ["somebody"] },
  { choices: { statistics: true } },
  { source: "elsewhere" },
])("T090 no proof is kept of %o", async (change) => {
  const before = (await recorded()).length;
  expect((await record(change)).statusCode).toBe(400);
  expect(await recorded()).toHaveLength(before);
});

test("T129 T130 proofs are append-only; they are exported, lose the person with an erasure and end after five years", async () => {
  const [user] = await query<{ id: number }>(app, "select id from users where storefront_code = 'lt' limit 1");
  const person = { userId: user?.id ?? 0, email: "", storefrontCode: "lt" };
  await query(app, `update consent_records set user_id = null where consent_id = '${id}'`);
  await query(
    app,
    `insert into consent_records (consent_id, storefront_code, user_id, choices, vendors, text_version, language, source, created_at)
      values ('${id}', 'lt', ${person.userId}, '{"statistics":true,"marketing":true}', '{pixel}', 1, 'lt', 'dialog', now()),
        ('${id}', 'lt', null, '{}', '{}', 1, 'lt', 'dialog', now() - interval '5 years 1 day')`,
  );
  const { db } = app.database;
  expect((await marketingData.collect(db, person)).cookieChoices).toMatchObject([
    { source: "dialog", choices: agreed },
  ]);
  for (const change of ["update consent_records set choices = '{}'", "delete from consent_records"])
    await expect(query(app, change)).rejects.toThrow();
  await marketingData.erase(db, person);
  expect((await marketingData.collect(db, person)).cookieChoices).toEqual([]);
  const before = (await recorded()).length;
  await sweepCookieChoices(db, new Date());
  expect(await recorded()).toHaveLength(before - 1);
});
