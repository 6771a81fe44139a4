import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { SavedEstimate } from "#contracts/shop/forwarding/calculator.ts";
import { fromDecimalString, type Money } from "#domain/money/money/money.ts";
import { addUser, signedIn } from "#testing/people/identity.ts";
import { EUR, LT, PATIENCE } from "#testing/selling/delivery.ts";
import { call, createTestApp, type TestApp } from "#testing/test-app.ts";
import { calculatorData } from "./personal-data.ts";

const units = (text: string) => fromDecimalString(text) as Money;

const SHOES = {
  warehouse: "US",
  country_id: LT,
  boxes: [{ weight_grams: 2_400, length_mm: 340, width_mm: 220, height_mm: 130 }],
  lines: [{ hs6: "640411", value: units("120") }],
  language_id: 1,
  currency_id: EUR,
};
type Cookies = Record<string, string>;

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

describe("saved estimates", () => {
  const save = (cookies: Cookies, input: object = {}, key: string = randomUUID()) =>
    call(app, "/calculator/save", { ...SHOES, ...input }, { cookies, headers: { "idempotency-key": key } });
  const cookiesOf = (response: { cookies: { name: string; value: string }[] }): Cookies =>
    Object.fromEntries(response.cookies.map(({ name, value }) => [name, value]));
  const listed = async (cookies: Cookies): Promise<SavedEstimate[]> =>
    (await call(app, "/calculator/saved", { language_id: 1 }, { cookies })).json().items;

  test("FORWARDING-03 T059 stay with the browser that saved them, and nobody else's", async () => {
    const first = await save({});
    expect(first.statusCode).toBe(200);
    const cookies = cookiesOf(first);
    const [item, ...others] = await listed(cookies);
    expect(others).toEqual([]);
    expect(item).toMatchObject({
      id: first.json().id,
      currency: "EUR",
      request: { warehouse: "US", lines: [{ hs6: "640411", origin: null, quantity: 1 }] },
      before: [{ method: "air", total: units("188.81") }, { method: "sea" }],
    });
    expect(await listed({})).toEqual([]);
    expect(await listed(cookiesOf(await save({}, { warehouse: "GB" })))).toHaveLength(1);
  });

  test("FORWARDING-03 T118 the same estimate is kept once, and a repeated call answers the same", async () => {
    const key = randomUUID();
    const cookies = cookiesOf(await save({}));
    const again = await save(cookies, {}, key);
    expect((await save(cookies, {}, key)).json()).toEqual(again.json());
    expect((await save(cookies, { is_insured: true }, key)).statusCode).toBe(422);
    await save(cookies, { is_insured: true });
    expect(await listed(cookies)).toHaveLength(2);
    expect((await call(app, "/calculator/save", SHOES, { cookies })).statusCode).toBe(400);
  });

  test("FORWARDING-03 tell the price of today beside the one that was saved", async () => {
    const cookies = cookiesOf(await save({}, { warehouse: "CN" }));
    await app.database.db.execute(sql`
      update shipping_rates set base_amount = base_amount + 10000 where method = 'sea'
        and warehouse_id = (select id from warehouses where code = 'CN')`);
    const seaTotals = async () => {
      const [item] = await listed(cookies);
      const totalOf = (prices: SavedEstimate["now"] = []) => prices.find(({ method }) => method === "sea")?.total ?? 0;
      return totalOf(item?.now) - totalOf(item?.before);
    };
    // One more euro of freight, and its import VAT.
    await expect.poll(seaTotals, PATIENCE).toBe(units("1.21"));
  });

  test("FORWARDING-03 follow their owner into the account, and end after 30 days", async () => {
    const cookies = cookiesOf(await save({}));
    const email = "estimates@example.com";
    await addUser(app, { email });
    const mine = await signedIn(app, email, { cookies });
    expect(await listed(mine)).toHaveLength(1);
    await app.database.db.execute(sql`update saved_estimates set saved_at = saved_at - interval '29 days'`);
    expect(await listed(mine)).toHaveLength(1);
    await app.database.db.execute(sql`update saved_estimates set saved_at = saved_at - interval '2 days'`);
    expect(await listed(mine)).toEqual([]);
    await app.shop.calculator.sweep();
    const { rows } = await app.database.db.execute(sql`select from saved_estimates`);
    expect(rows).toEqual([]);
  });

  test("T129 T130 FORWARDING-03 are exported with the customer's data, and erased with the account", async () => {
    const email = "exported-estimates@example.com";
    const userId = await addUser(app, { email });
    await save(await signedIn(app, email));
    const { db } = app.database;
    expect(await calculatorData.collect(db, { userId })).toMatchObject([
      { storefrontCode: "lt", request: { warehouse: "US" } },
    ]);
    await calculatorData.erase(db, { userId });
    expect(await calculatorData.collect(db, { userId })).toEqual([]);
  });
});
