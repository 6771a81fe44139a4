import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { HOUR_MS, later, MINUTE_MS } from "#domain/shared/time/durations.ts";
import { addProduct } from "#testing/catalogue/catalog.ts";
import { createTestDatabase, type TestDatabase } from "#testing/database.ts";
import { silentProvider } from "#testing/money/paying.ts";
import { addToCart, cartCall, newShopper, type Shopper } from "#testing/selling/cart.ts";
import { type Buyer, beginCheckout, buy, expectInvariants, newCustomer } from "#testing/selling/checkout.ts";
import { call, createTestApp, type TestApp, visit } from "#testing/test-app.ts";

const LIMITS = [
  "search-network=4/1m",
  "search-visitor=2/1m",
  "cart-network=8/10m",
  "cart-visitor=4/10m",
  "new-cart-network=5/1h",
  "checkout-network=3/1h",
  "checkout-visitor=2/1h",
  "checkout-step-network=60/1h",
  "checkout-step-visitor=30/1h",
  "calculator-network=2/1m",
  "unpaid-orders-network=3",
  "unpaid-orders-visitor=2",
  "unpaid-pieces-network=12",
  "unpaid-pieces-visitor=8",
].join(",");

let database: TestDatabase;
let app: TestApp;
let now = new Date();
let variantId: number;

const open = () =>
  createTestApp({
    databaseUrl: database.url,
    env: { LIMITS },
    now: () => now,
    providers: [silentProvider()],
    poolSize: 8,
  });

beforeAll(async () => {
  database = await createTestDatabase();
  app = await open();
  ({ variantId } = await addProduct(app.database.db, { stock: 1_000 }));
  await app.database.db.execute(sql`update products set max_quantity = 50`);
});
afterAll(async () => {
  await app.close();
  await database.drop();
});

let networks = 0;
/** An address that no other test has. */
const newAddress = () => `203.0.113.${++networks}`;
const shopperAt = (address: string): Shopper => ({ ...newShopper(), address });

const search = (address: string, cookies: Record<string, string> = {}) =>
  call(app, "/search/searchForCategoryItems", { locale: "en" }, { address, cookies });

const statuses = async (times: number, ask: () => Promise<{ statusCode: number }>) => {
  const answered: number[] = [];
  for (let time = 0; time < times; time += 1) answered.push((await ask()).statusCode);
  return answered;
};

const times = (count: number, status: number) => Array<number>(count).fill(status);

describe("T124 searching", () => {
  test("T124 is limited for a network: N, and not N + 1; others go on", async () => {
    const address = newAddress();
    expect(await statuses(4, () => search(address))).toEqual(times(4, 200));
    const refused = await search(address);
    expect(refused.statusCode).toBe(429);
    expect(refused.json()).toMatchObject({ code: "too_many_requests" });
    expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
    expect(Number(refused.headers["retry-after"])).toBeLessThanOrEqual(60);
    expect((await search(newAddress())).statusCode).toBe(200);
  });

  test("T124 counts a /64 of IPv6 as one network", async () => {
    const ask = (host: number) => search(`2001:db8:1:2::${host}`);
    for (const host of [1, 2, 3, 4]) expect((await ask(host)).statusCode).toBe(200);
    expect((await ask(5)).statusCode).toBe(429);
    expect((await search("2001:db8:1:3::1")).statusCode).toBe(200);
  });

  test("T124 is limited for a visitor, from whatever address", async () => {
    const shopper = shopperAt(newAddress());
    await addToCart(app, shopper, variantId);
    const ask = () => search(newAddress(), shopper.cookies);
    expect(await statuses(3, ask)).toEqual([200, 200, 429]);
  });

  test("T124 works again in the next window", async () => {
    const address = newAddress();
    expect((await statuses(5, () => search(address))).at(-1)).toBe(429);
    now = later(now, MINUTE_MS);
    expect((await search(address)).statusCode).toBe(200);
  });

  test("T124 a page that searches answers 429 as well, and when to come again", async () => {
    const address = newAddress();
    const page = (text: string) => visit(app, { path: `/en/search?searchText=${text}`, address });
    for (const text of ["a", "b", "c", "d"]) expect((await page(text)).statusCode).toBe(200);
    const refused = await page("e");
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
  });
});

describe("T124 the calculator", () => {
  test("T124 FORWARDING-03 each of its calls, and each about customs, is limited for a network", async () => {
    const address = newAddress();
    const ask = (path: string) => call(app, path, { language_id: 1 }, { address });
    for (const path of ["/calculator/presets", "/customs/search-codes", "/calculator/saved"]) {
      expect(await statuses(3, () => ask(path)), path).toEqual([200, 200, 429]);
    }
    expect((await call(app, "/calculator/presets", { language_id: 1 }, { address: newAddress() })).statusCode).toBe(
      200,
    );
  });
});

describe("T124 carts and checkouts", () => {
  test("T124 a cart is limited for its visitor", async () => {
    const shopper = shopperAt(newAddress());
    await addToCart(app, shopper, variantId);
    const change = () => cartCall(app, { ...shopper, address: newAddress() }, "fetch");
    expect(await statuses(5, change)).toEqual([...times(4, 200), 429]);
  });

  test("T124 carts are limited for a network, and so are new ones", async () => {
    const address = newAddress();
    const add = () => cartCall(app, shopperAt(address), "add", { variant_id: variantId });
    expect(await statuses(6, add)).toEqual([...times(5, 200), 429]);
    const crowded = newAddress();
    const crowd = await Promise.all(
      [1, 2].map(async () => {
        const shopper = shopperAt(newAddress());
        await addToCart(app, shopper, variantId);
        return { ...shopper, address: crowded };
      }),
    );
    const fetches = crowd.flatMap((shopper) => times(4, 0).map(() => () => cartCall(app, shopper, "fetch")));
    for (const fetch of fetches) expect((await fetch()).statusCode).toBe(200);
    expect((await cartCall(app, shopperAt(crowded), "fetch")).statusCode).toBe(429);
  });

  test("T124 checkouts that are begun are limited for a visitor and for a network", async () => {
    const shopper = shopperAt(newAddress());
    await addToCart(app, shopper, variantId);
    const generate = (by: Shopper, address: string) =>
      call(app, "/checkout/generate", { language_id: 1 }, { cookies: by.cookies, address });
    expect(await statuses(3, () => generate(shopper, newAddress()))).toEqual([200, 200, 429]);
    const shared = newAddress();
    const others = await Promise.all(
      [1, 2, 3, 4].map(async () => {
        const other = shopperAt(newAddress());
        await addToCart(app, other, variantId);
        return other;
      }),
    );
    const answered: number[] = [];
    for (const other of others) answered.push((await generate(other, shared)).statusCode);
    expect(answered).toEqual([200, 200, 200, 429]);
  });

  test("T124 steps of a checkout and attempts to pay are limited for a visitor", async () => {
    const shopper = shopperAt(newAddress());
    const buyer = await beginCheckout(app, shopper, [{ variantId }]);
    const step = async () => ({ statusCode: (await buyer.post(`fetch/${buyer.slug}`)).status });
    expect(await statuses(31, step)).toEqual([...times(30, 200), 429]);
    const pay = { slug: "nobodys", total: 100, payment_method_id: 1, language_id: 1 };
    const headers = { "idempotency-key": randomUUID() };
    expect((await call(app, "/payment/pay", pay, { cookies: shopper.cookies, headers })).statusCode).toBe(429);
  });
});

test("T124 limits survive a restart", async () => {
  const address = newAddress();
  expect((await statuses(5, () => search(address))).at(-1)).toBe(429);
  await app.close();
  app = await open();
  expect((await search(address)).statusCode).toBe(429);
  expect((await search(newAddress())).statusCode).toBe(200);
});

test("T124 what several processes count is added up", async () => {
  const address = newAddress();
  const other = await open();
  const ask = (by: TestApp) => call(by, "/search/searchForCategoryItems", { locale: "en" }, { address });
  expect(await statuses(2, () => ask(app))).toEqual(times(2, 200));
  expect(await statuses(2, () => ask(other))).toEqual(times(2, 200));
  await expect.poll(async () => (await ask(app)).statusCode, { timeout: 5_000, interval: 600 }).toBe(429);
  await other.close();
});

const holds = async () => {
  const { rows } = await app.database.db.execute<{ held: number }>(sql`select count(*)::int as held from order_holds`);
  return rows[0]?.held;
};

/** Each of these has a browser of its own, so that only the network is shared. */
async function order(address: string, quantity = 1): Promise<{ buyer: Buyer; status: number; code: unknown }> {
  const buyer = await beginCheckout(app, shopperAt(address), [{ variantId, quantity }]);
  const { status, body } = await buy(buyer);
  return { buyer, status, code: (body as { code?: unknown }).code };
}

describe("T124 unpaid orders", () => {
  test("T124 are limited for a network; one that is cancelled makes room", async () => {
    now = later(now, HOUR_MS);
    const address = newAddress();
    const placed = [await order(address), await order(address), await order(address)];
    expect(placed.map(({ status }) => status)).toEqual([200, 200, 200]);
    now = later(now, HOUR_MS);
    expect(await order(address)).toMatchObject({ status: 429, code: "too_many_unpaid" });
    expect((await order(newAddress())).status).toBe(200);
    const [{ buyer }] = placed as [(typeof placed)[0]];
    const cancelled = { slug: buyer.slug, language_id: 1 };
    expect((await call(app, "/my-orders/cancel", cancelled, { cookies: buyer.shopper.cookies })).statusCode).toBe(200);
    now = later(now, HOUR_MS);
    expect((await order(address)).status).toBe(200);
    await expectInvariants(app);
  });

  test("T124 are limited for a customer, from whatever address, also when they are placed together", async () => {
    const customer = await newCustomer(app, "many@example.com");
    const buyers: Buyer[] = [];
    for (const _ of [1, 2, 3]) {
      now = later(now, HOUR_MS);
      const shopper = { ...customer, address: newAddress() };
      const buyer = await beginCheckout(app, shopper, [{ variantId }]);
      await buyer.chooseShipping({ email: null });
      await buyer.choosePayment();
      await buyer.confirm();
      buyers.push(buyer);
      if (buyers.length === 2) expect(await holds()).toBeGreaterThan(0);
      if (buyers.length < 3) expect((await buyer.pay((await buyer.fetch()).totals.final)).status).toBe(200);
    }
    const third = buyers.at(-1) as Buyer;
    expect((await third.pay((await third.fetch()).totals.final)).status).toBe(429);
  });

  test("T124 the pieces in them are limited for a visitor and for a network", async () => {
    now = later(now, HOUR_MS);
    const address = newAddress();
    expect((await order(address, 9)).status).toBe(429);
    expect((await order(address, 8)).status).toBe(200);
    now = later(now, HOUR_MS);
    expect((await order(address, 5)).status).toBe(429);
    expect((await order(address, 4)).status).toBe(200);
  });

  test("T124 of orders that come together from one network no more are placed than may be", async () => {
    now = later(now, HOUR_MS);
    const address = newAddress();
    const ready = await Promise.all(
      [1, 2, 3, 4, 5].map(async () => {
        const shopper = shopperAt(newAddress());
        const buyer = await beginCheckout(app, shopper, [{ variantId }]);
        await buyer.chooseShipping();
        await buyer.choosePayment();
        const { data } = await buyer.confirm();
        shopper.address = address;
        return { buyer, total: data.totals.final };
      }),
    );
    const answers = await Promise.all(ready.map(({ buyer, total }) => buyer.pay(total)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 429, 429]);
    await expectInvariants(app);
  });
});
