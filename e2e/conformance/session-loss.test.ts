import { Client } from "pg";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { addProduct } from "#testing/catalogue/catalog.ts";
import { silentProvider } from "#testing/money/paying.ts";
import { addUser, currentEmail, signedIn } from "#testing/people/identity.ts";
import { newShopper } from "#testing/selling/cart.ts";
import { beginCheckout, buy } from "#testing/selling/checkout.ts";
import { call, createTestApp, type TestApp, visit } from "#testing/test-app.ts";

const EMAIL = "customer-of-f22@example.com";
const PAGES = ["/en", "/en/marketplace", "/en/dealzone", "/en/accessibility"];

let app: TestApp;
let operator: Client;
let variantId: number;
let cookies: Record<string, string>;

beforeAll(async () => {
  app = await createTestApp({ providers: [silentProvider()], poolSize: 10 });
  operator = new Client({ connectionString: app.databaseUrl });
  await operator.connect();
  ({ variantId } = await addProduct(app.database.db, { stock: 10 }));
  await addUser(app, { email: EMAIL });
});
afterAll(async () => {
  await operator.end();
  await app.close();
});

beforeEach(async () => {
  cookies = await signedIn(app, EMAIL);
});

/** Of a storefront whose pages are not in the page cache: nobody has seen them before. */
async function expectBrowsing(host: string): Promise<void> {
  for (const path of PAGES) {
    const rendered = app.rendered.length;
    expect([path, (await visit(app, { host, path, cookies })).statusCode]).toEqual([path, 200]);
    expect(app.rendered.length, `${path} was rendered`).toBeGreaterThan(rendered);
  }
}

async function expectGuestCheckout(): Promise<void> {
  const { status, body } = await buy(await beginCheckout(app, newShopper(), [{ variantId }]));
  expect([status, body.result]).toEqual([200, "redirect"]);
}

const account = () => call(app, "/account/list-delivery-addresses", {}, { cookies });

test("F22 sessions cannot be read: everybody browses, guests check out, and nobody is signed out", async () => {
  await operator.query("alter table sessions rename to sessions_away");
  try {
    await expectBrowsing("lt.localhost");
    await expectGuestCheckout();
    const refused = await account();
    expect([refused.statusCode, refused.cookies]).toEqual([503, []]);
    expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
  } finally {
    await operator.query("alter table sessions_away rename to sessions");
  }
  expect(await currentEmail(app, cookies)).toBe(EMAIL);
});

test("F22 I11 reading sessions hangs: those who wait for it do not hold the connections that guests need", async () => {
  await operator.query("begin");
  await operator.query("lock table sessions in access exclusive mode");
  const waiting = Array.from({ length: 20 }, account);
  await expectBrowsing("lv.localhost");
  await expectGuestCheckout();
  await operator.query("rollback");
  const answers = (await Promise.all(waiting)).map(({ statusCode }) => statusCode);
  expect(answers.filter((status) => ![200, 503].includes(status))).toEqual([]);
  expect(await currentEmail(app, cookies)).toBe(EMAIL);
});
