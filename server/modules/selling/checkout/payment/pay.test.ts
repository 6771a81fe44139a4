import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { addProduct } from "#testing/catalogue/catalog.ts";
import { levelOf } from "#testing/catalogue/stock.ts";
import { silentProvider } from "#testing/money/paying.ts";
import { query } from "#testing/people/identity.ts";
import { addToCart, cartOf, newShopper } from "#testing/selling/cart.ts";
import { type Buyer, beginCheckout, buy, expectInvariants, newCustomer } from "#testing/selling/checkout.ts";
import { call, createTestApp, type TestApp } from "#testing/test-app.ts";

const provider = silentProvider();

let app: TestApp;
let customers = 0;

beforeAll(async () => {
  app = await createTestApp({ providers: [provider], poolSize: 20 });
});
afterAll(() => app?.close());

/** A customer with a confirmed checkout; with a balance, the balance pays all of it. */
async function agreed({ cents = 0 } = {}): Promise<Buyer & { total: number; variantId: number }> {
  const { variantId } = await addProduct(app.database.db, { stock: 5 });
  const shopper = cents > 0 ? await newCustomer(app, `tabs-${++customers}@example.com`, cents) : newShopper();
  const buyer = await beginCheckout(app, shopper, [{ variantId, quantity: 2 }]);
  await buyer.chooseShipping(cents > 0 ? { email: null } : {});
  if (cents > 0) await buyer.post("apply-balance");
  else await buyer.choosePayment();
  const { data } = await buyer.confirm();
  return { ...buyer, variantId, total: data.totals.final };
}

const ordersOf = ({ slug }: Buyer) =>
  query<{ id: number; state: string }>(app, "select id, state from orders where slug = $1", [slug]);
const paymentsOf = ({ slug }: Buyer) =>
  query<{ state: string }>(
    app,
    "select p.state from payments p join orders o on o.id = p.payable_id and p.payable_kind = 'order' where o.slug = $1",
    [slug],
  );
const tally = (answers: { body: { result?: string } }[]) =>
  Object.fromEntries(
    Object.entries(Object.groupBy(answers, ({ body }) => `${body.result}`)).map(([k, v]) => [k, v?.length]),
  );

test.each([
  ["utm_source=letter&utm_campaign=spring&gclid=x", { utm_source: "letter", utm_campaign: "spring" }],
  ["utm_source=%00a", { utm_source: "a" }],
  [undefined, null],
])("TRACK-03 an order keeps the campaign of the cookie %s, which only consent sets", async (cookie, campaign) => {
  const buyer = await agreed();
  if (cookie) buyer.shopper.cookies.utm = cookie;
  expect((await buyer.pay(buyer.total)).status).toBe(200);
  expect(await query(app, "select campaign from orders where slug = $1", [buyer.slug])).toEqual([{ campaign }]);
});

describe("T118 paying with an idempotency key", () => {
  test("T118 refuses a payment without a key and changes nothing", async () => {
    const buyer = await agreed();
    expect((await buyer.post("pay", { total: buyer.total })).status).toBe(400);
    expect(await ordersOf(buyer)).toEqual([]);
  });

  test("T118 I3 a repeated key returns the same answer and one order, also concurrently", async () => {
    const buyer = await agreed();
    const key = randomUUID();
    const answers = await Promise.all(Array.from({ length: 8 }, () => buyer.pay(buyer.total, key)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]));
    const [first] = answers.filter(({ status }) => status === 200);
    expect(await buyer.pay(buyer.total, key)).toEqual(first);
    expect(await ordersOf(buyer)).toHaveLength(1);
    expect(await paymentsOf(buyer)).toHaveLength(1);
  });

  test("T118 refuses a key with another body", async () => {
    const buyer = await agreed();
    const key = randomUUID();
    await buyer.pay(buyer.total, key);
    expect(await buyer.pay(buyer.total + 100, key)).toMatchObject({ status: 422, body: { code: "key_reused" } });
  });

  test("T118 F01 after a process died, the same key returns the same order once its lease has ended", async () => {
    const buyer = await agreed({ cents: 1_000_00 });
    const key = randomUUID();
    const { body } = await buyer.pay(buyer.total, key);
    await query(
      app,
      "update idempotency_keys set answer = null, leased_until = now() - interval '1 s' where key = $1",
      [key],
    );
    const again = await buyer.pay(buyer.total, key);
    expect(again.body).toMatchObject({ result: "already_paid", order_number: body.order_number, slug: buyer.slug });
    expect(await ordersOf(buyer)).toHaveLength(1);
  });
});

describe("F09 a lost answer", () => {
  test("F09 I3 confirming and paying again returns the existing order", async () => {
    const buyer = await agreed({ cents: 1_000_00 });
    const { body } = await buyer.pay(buyer.total);
    const again = await buyer.post<{ result: string }>("confirm", { total: buyer.total, terms_accepted: true });
    expect(again).toMatchObject({ status: 200, body: { result: "confirmed" } });
    const paid = await buyer.pay(buyer.total);
    expect(paid.body).toMatchObject({ result: "already_paid", order_number: body.order_number });
    const other = await buyer.post<{ code: string }>("confirm", { total: buyer.total + 100, terms_accepted: true });
    expect(other).toMatchObject({ status: 409, body: { code: "checkout_closed" } });
  });
});

describe("F14 I3 several tabs pay the same checkout", () => {
  test("F14 I3 by balance: one pays, the others return already_paid and the order's number", async () => {
    for (const tabs of [2, 5, 12]) {
      const buyer = await agreed({ cents: 1_000_00 });
      const answers = await Promise.all(Array.from({ length: tabs }, () => buyer.pay(buyer.total)));
      expect(tally(answers)).toEqual({ done: 1, already_paid: tabs - 1 });
      expect(new Set(answers.map(({ body }) => body.order_number)).size).toBe(1);
      expect(await paymentsOf(buyer)).toMatchObject([{ state: "paid" }]);
      expect(await levelOf(app.database.db, buyer.variantId)).toEqual({ on_hand: 3, reserved: 0 });
    }
    await expectInvariants(app);
  });

  test("F14 I3 by card: one order and one open attempt", async () => {
    const buyer = await agreed();
    const answers = await Promise.all(Array.from({ length: 6 }, () => buyer.pay(buyer.total)));
    expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(200));
    expect(answers.filter(({ body }) => body.result === "redirect").length).toBeGreaterThan(0);
    expect(await ordersOf(buyer)).toHaveLength(1);
    const live = (await paymentsOf(buyer)).filter(({ state }) => state === "redirected" || state === "created");
    expect(live).toHaveLength(1);
    expect(await levelOf(app.database.db, buyer.variantId)).toEqual({ on_hand: 5, reserved: 2 });
    await expectInvariants(app);
  });

  test("F14 I3 two tabs of a cart have one checkout, so that paying in both makes one order", async () => {
    const shopper = newShopper();
    const { variantId } = await addProduct(app.database.db, { stock: 5 });
    const first = await beginCheckout(app, shopper, [{ variantId }]);
    const second = await beginCheckout(app, shopper, []);
    const totals: number[] = [];
    for (const buyer of [first, second]) {
      await buyer.chooseShipping();
      await buyer.choosePayment();
      totals.push((await buyer.confirm()).data.totals.final);
    }
    const answers = await Promise.all([first.pay(totals[0] ?? 0), second.pay(totals[1] ?? 0)]);
    expect(second.slug).toBe(first.slug);
    expect(new Set(answers.map(({ body }) => body.order_number)).size).toBe(1);
    expect(await levelOf(app.database.db, variantId)).toEqual({ on_hand: 5, reserved: 1 });
  });
});

describe("I3 I7 a placed order", () => {
  test("ROUTE-23 PRICE-08 what is still unpaid is listed with freight and delivery, and adds up", async () => {
    const { variantId } = await addProduct(app.database.db);
    const buyer = await beginCheckout(app, newShopper(), [{ variantId, quantity: 2 }]);
    await buy(buyer, { deliveryType: "pickup" });
    const { lines, charges, due } = (await call(app, "/payment/get", { slug: buyer.slug, language_id: 1 })).json();
    const keys = charges.map(({ key }: { key: string }) => key);
    expect(keys).toEqual(expect.arrayContaining(["order.charge.freight", "order.charge.delivery"]));
    const sumOf = (amounts: number[]) => amounts.reduce((sum, amount) => sum + amount, 0);
    const goods = sumOf(lines.map(({ total }: { total: number }) => total));
    expect(goods + sumOf(charges.map(({ amount }: { amount: number }) => amount))).toBe(due);
  });

  test("I7 has lines, address, payment and reserved pieces; its lines leave the cart", async () => {
    const shopper = newShopper();
    const [one, other] = [await addProduct(app.database.db), await addProduct(app.database.db)];
    const buyer = await beginCheckout(app, shopper, [{ variantId: one.variantId, quantity: 2 }]);
    await buyer.chooseShipping({ deliveryType: "pickup" });
    await addToCart(app, shopper, other.variantId);
    const { body } = await buy(buyer, { deliveryType: "pickup" });
    expect(body).toMatchObject({ result: "redirect", slug: buyer.slug });
    expect(body.redirect_url).toBe(`https://provider.test/${body.payment}`);
    const [order] = await query<Record<string, never>>(app, "select * from orders where slug = $1", [buyer.slug]);
    expect(order).toMatchObject({
      email: "guest@example.com",
      state: "awaiting_payment",
      shipping_method: "air",
      address: { city: "Vilnius" },
      courier: { deliveryType: "pickup" },
      pickup_point: { parcelshop_id: expect.any(Number) },
    });
    const lines = await query(app, "select variant_id, quantity from order_lines where order_id = $1", [order?.id]);
    expect(lines).toEqual([{ variant_id: one.variantId, quantity: 2 }]);
    expect((await cartOf(app, shopper)).items).toMatchObject([{ variant_id: other.variantId }]);
    await expectInvariants(app);
  });

  test("ACCOUNT-05 keeps the texts of its lines in every language of the storefront", async () => {
    const names = { en: "Green shoe", lt: "Žalias batas" };
    const { id, variantId } = await addProduct(app.database.db, { names });
    const buyer = await beginCheckout(app, newShopper(), [{ variantId }]);
    await buy(buyer);
    await query(app, "update product_texts set name = 'Renamed' where product_id = $1", [id]);
    const [line] = await query(
      app,
      "select texts from order_lines where order_id = (select id from orders where slug = $1)",
      [buyer.slug],
    );
    expect(line).toEqual({
      texts: {
        en: expect.objectContaining({ name: "Green shoe" }),
        lt: expect.objectContaining({ name: "Žalias batas" }),
      },
    });
  });

  test("I7 can be paid again after the provider refused to start the payment", async () => {
    const buyer = await agreed();
    const { start } = provider;
    provider.start = () => Promise.reject(new Error("out of order"));
    const failed = await buyer.pay(buyer.total);
    expect(failed.body).toMatchObject({ result: "unavailable", order_number: expect.stringMatching(/^OR/) });
    provider.start = start;
    expect((await buyer.pay(buyer.total)).body).toMatchObject({
      result: "redirect",
      order_number: failed.body.order_number,
    });
    expect(await ordersOf(buyer)).toHaveLength(1);
    await expectInvariants(app);
  });
});

describe("F15 many buyers of the last piece", () => {
  test("F15 I1 exactly one buyer gets it; the others are refused before they pay", async () => {
    const { variantId } = await addProduct(app.database.db, { stock: 1 });
    const buyers = [];
    for (let index = 0; index < 6; index++) {
      const buyer = await beginCheckout(app, newShopper(), [{ variantId }]);
      await buyer.chooseShipping();
      await buyer.choosePayment();
      const { data } = await buyer.confirm();
      buyers.push({ buyer, total: data.totals.final });
      // Every buyer had it in the cart once; the reservations have expired.
      await query(app, "delete from reservations where variant_id = $1", [variantId]);
    }
    const answers = await Promise.all(buyers.map(({ buyer, total }) => buyer.pay(total)));
    expect(tally(answers)).toEqual({ redirect: 1, changed: 5 });
    expect(await levelOf(app.database.db, variantId)).toEqual({ on_hand: 1, reserved: 1 });
    await expectInvariants(app);
  });
});
