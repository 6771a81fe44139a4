import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { query } from "../../../testing/accounts.ts";
import { cartOf, newShopper } from "../../../testing/cart.ts";
import { addProduct } from "../../../testing/catalogue.ts";
import { type Buyer, beginCheckout, buy, expectSoundBooks, newCustomer } from "../../../testing/checkout.ts";
import { silentProvider } from "../../../testing/paying.ts";
import { levelOf } from "../../../testing/stock.ts";
import { createTestApp, type TestApp } from "../../../testing/test-app.ts";

const provider = silentProvider();

let app: TestApp;
let customers = 0;

beforeAll(async () => {
  app = await createTestApp({ providers: [provider], poolSize: 20 });
});
afterAll(() => app?.close());

/** Somebody who has agreed to a total; with cents on a balance, to pay all from there. */
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

describe("T118 paying with a key", () => {
  test("T118 without one is refused, and nothing happens", async () => {
    const buyer = await agreed();
    expect((await buyer.post("pay", { total: buyer.total })).status).toBe(400);
    expect(await ordersOf(buyer)).toEqual([]);
  });

  test("T118 I3 the same one gets the same answer and one order, also while it runs", async () => {
    const buyer = await agreed();
    const key = randomUUID();
    const answers = await Promise.all(Array.from({ length: 8 }, () => buyer.pay(buyer.total, key)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]));
    const [first] = answers.filter(({ status }) => status === 200);
    expect(await buyer.pay(buyer.total, key)).toEqual(first);
    expect(await ordersOf(buyer)).toHaveLength(1);
    expect(await paymentsOf(buyer)).toHaveLength(1);
  });

  test("T118 with another body is refused", async () => {
    const buyer = await agreed();
    const key = randomUUID();
    await buyer.pay(buyer.total, key);
    expect(await buyer.pay(buyer.total + 100, key)).toMatchObject({ status: 422, body: { code: "key_reused" } });
  });

  test("T118 F01 a process that died after ordering: the same key gets the same order when its lease has ended", async () => {
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

describe("F09 an answer that was lost on its way", () => {
  test("F09 I3 pressing again agrees again and returns the existing order", async () => {
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

describe("F14 I3 two tabs and more pay the same checkout", () => {
  test("F14 I3 from the balance: one pays, the others hear that it is paid, with the order's number", async () => {
    for (const tabs of [2, 5, 12]) {
      const buyer = await agreed({ cents: 1_000_00 });
      const answers = await Promise.all(Array.from({ length: tabs }, () => buyer.pay(buyer.total)));
      expect(tally(answers)).toEqual({ done: 1, already_paid: tabs - 1 });
      expect(new Set(answers.map(({ body }) => body.order_number)).size).toBe(1);
      expect(await paymentsOf(buyer)).toMatchObject([{ state: "paid" }]);
      expect(await levelOf(app.database.db, buyer.variantId)).toEqual({ on_hand: 3, reserved: 0 });
    }
    await expectSoundBooks(app);
  });

  test("F14 I3 by card: one order, and one attempt that may still bring money", async () => {
    const buyer = await agreed();
    const answers = await Promise.all(Array.from({ length: 6 }, () => buyer.pay(buyer.total)));
    expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(200));
    expect(answers.filter(({ body }) => body.result === "redirect").length).toBeGreaterThan(0);
    expect(await ordersOf(buyer)).toHaveLength(1);
    const live = (await paymentsOf(buyer)).filter(({ state }) => state === "redirected" || state === "created");
    expect(live).toHaveLength(1);
    expect(await levelOf(app.database.db, buyer.variantId)).toEqual({ on_hand: 5, reserved: 2 });
    await expectSoundBooks(app);
  });

  test("F14 two checkouts of one cart: the one that is paid ends the other", async () => {
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
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await levelOf(app.database.db, variantId)).toEqual({ on_hand: 5, reserved: 1 });
  });
});

describe("I3 I7 what an order consists of", () => {
  test("I7 lines, address, payment and pieces, and a cart without what was ordered", async () => {
    const shopper = newShopper();
    const [one, other] = [await addProduct(app.database.db), await addProduct(app.database.db)];
    const buyer = await beginCheckout(app, shopper, [{ variantId: one.variantId, quantity: 2 }]);
    await buyer.chooseShipping({ deliveryType: "pickup" });
    const late = await beginCheckout(app, shopper, [{ variantId: other.variantId }]);
    expect(late.slug).not.toBe(buyer.slug);
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
      pickup_point: { id: expect.any(Number) },
    });
    const lines = await query(app, "select variant_id, quantity from order_lines where order_id = $1", [order?.id]);
    expect(lines).toEqual([{ variant_id: one.variantId, quantity: 2 }]);
    expect((await cartOf(app, shopper)).items).toMatchObject([{ variant_id: other.variantId }]);
    await expectSoundBooks(app);
  });

  test("I7 a payment that the provider refuses to begin leaves an order that can be paid again", async () => {
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
    await expectSoundBooks(app);
  });
});

describe("F15 the last piece and many buyers", () => {
  test("F15 I1 exactly one buyer gets it; the others are refused before they pay", async () => {
    const { variantId } = await addProduct(app.database.db, { stock: 1 });
    const buyers = [];
    for (let index = 0; index < 6; index++) {
      const buyer = await beginCheckout(app, newShopper(), [{ variantId }]);
      await buyer.chooseShipping();
      await buyer.choosePayment();
      const { data } = await buyer.confirm();
      buyers.push({ buyer, total: data.totals.final });
      // Everybody once had it in their cart, and let it go.
      await query(app, "delete from reservations where variant_id = $1", [variantId]);
    }
    const answers = await Promise.all(buyers.map(({ buyer, total }) => buyer.pay(total)));
    expect(tally(answers)).toEqual({ redirect: 1, changed: 5 });
    expect(await levelOf(app.database.db, variantId)).toEqual({ on_hand: 1, reserved: 1 });
    await expectSoundBooks(app);
  });
});
