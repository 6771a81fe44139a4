import { setTimeout } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { fromMinor } from "#domain/money/money/money.ts";
import { PROVIDER } from "#domain/money/payments/provider.ts";
import { addProduct } from "#testing/catalogue/catalog.ts";
import {
  addForwarder,
  addParcel,
  type Forwarder,
  requestCall,
  submittedOf,
} from "#testing/forwarding/forward-requests.ts";
import { addPro, proCall, returnShares } from "#testing/forwarding/pro-desk.ts";
import { acceptedQuote, PRICE, quoteCall, quoteDesk } from "#testing/forwarding/quotes.ts";
import { issueTestInvoice } from "#testing/money/invoices.ts";
import { query } from "#testing/people/identity.ts";
import { beginPayment, delayOf, notificationOf, notifyingProvider } from "#testing/races.ts";
import { beginCheckout, buy, newCustomer } from "#testing/selling/checkout.ts";
import { call, createTestApp, type TestApp } from "#testing/test-app.ts";

const SPREAD_MS = 160;
const ROUNDS = 8;

let app: TestApp;
let owner: Forwarder;
let desk: Awaited<ReturnType<typeof quoteDesk>>;
beforeAll(async () => {
  app = await createTestApp({ providers: [notifyingProvider()], poolSize: 12 });
  owner = await addForwarder(app);
  desk = await quoteDesk(app);
});
afterAll(() => app.close());

interface Till {
  reference: string;
  amount: number;
}
const pay = (till: Till) => app.shop.payments.receive(PROVIDER.card, notificationOf(till));
const openTill = (slug: string) => beginPayment(app, owner, slug);

async function paymentOf({ reference }: Till) {
  const [row] = await query<{ captured: number; refunded: number; failure: string | null }>(
    app,
    "select captured::int, refunded::int, failure from payments where reference = $1",
    [reference],
  );
  return row;
}
const sentBack = ({ amount }: Till) => ({ captured: amount, refunded: amount, failure: "outdated" });
const accepted = ({ amount }: Till) => ({ captured: amount, refunded: 0, failure: null });

/** The page that a payer comes back to, and the last mail about it. */
async function reported(till: Till) {
  const input = { payment: till.reference };
  const state = (await call(app, "/payment/state", input, { cookies: owner.cookies })).json();
  for (const { name, payload } of app.enqueued.filter((job) => job.name.endsWith("-effect")).slice(-1))
    await app.runJob({ name } as Parameters<TestApp["runJob"]>[0], payload);
  return { page: [state.outcome, state.failure_key, state.can_retry], mail: app.mails.at(-1)?.template };
}
const REPORTED = { page: ["refunded", "payment.failure.outdated", true], mail: "payment-outdated" };

const requestOf = async (slug: string) => (await requestCall(app, owner, "get", { slug })).json().request;

/** Edits a request and submits it at another price. */
async function changeRequest(slug: string): Promise<number> {
  await requestCall(app, owner, "edit", { slug });
  await requestCall(app, owner, "set-packing", { slug, join: true, wrap: false, unbox: false, insure: true });
  const { charged } = (await requestOf(slug)).offers[0];
  await requestCall(app, owner, "submit", { slug, total: charged });
  return charged;
}

const submitted = async () => submittedOf(app, owner, [await addParcel(app, owner)]);

describe("I19 F46 a till that was opened at another price", () => {
  test("I19 a forward request that was edited since stays unpaid, the money is refunded, and the new price is paid", async () => {
    const { slug, total } = await submitted();
    const old = await openTill(slug);
    const price = await changeRequest(slug);
    expect(price).not.toBe(total);
    const now = await openTill(slug);
    await pay(old);
    expect([(await requestOf(slug)).state, await paymentOf(old)]).toEqual(["awaiting_payment", sentBack(old)]);
    expect(await reported(old)).toEqual(REPORTED);
    await pay(old);
    await pay(now);
    expect([(await requestOf(slug)).state, await paymentOf(now)]).toEqual(["paid", accepted(now)]);
  });

  test("I19 money that came before the edit, and whose notice came after it, is refunded too", async () => {
    const { slug } = await submitted();
    const old = await openTill(slug);
    await requestCall(app, owner, "edit", { slug });
    await pay(old);
    expect([(await requestOf(slug)).state, (await paymentOf(old))?.refunded]).toEqual(["draft", old.amount]);
    const { charged } = (await requestOf(slug)).offers[0];
    await requestCall(app, owner, "submit", { slug, total: charged });
    expect((await requestOf(slug)).state).toBe("awaiting_payment");
  });

  test("I19 a request that costs the same after an edit is paid by the old till", async () => {
    const { slug, total } = await submitted();
    const old = await openTill(slug);
    await requestCall(app, owner, "edit", { slug });
    await requestCall(app, owner, "submit", { slug, total });
    await pay(old);
    expect([(await requestOf(slug)).state, await paymentOf(old)]).toEqual(["paid", accepted(old)]);
  });

  test("I18 I19 a quote with a new version that was accepted stays unpaid", async () => {
    const { slug, number, id } = await acceptedQuote(app, desk, owner);
    const old = await openTill(slug);
    await desk("price", { number, ...PRICE, prices: [{ price: 4_080_000 }] });
    const { quote } = (await quoteCall(app, owner, "get", { slug })).json();
    const [offer] = quote.versions.find(({ version }: { version: number }) => version === 2).offers;
    await quoteCall(app, owner, "accept", { slug, version: 2, method: offer.method, total: offer.total });
    await pay(old);
    expect([await stateOf("quotes", id), await paymentOf(old)]).toEqual(["awaiting_payment", sentBack(old)]);
    expect(await reported(old)).toEqual(REPORTED);
  });

  test("I19 a quote that is to travel by the other method by now stays unpaid", async () => {
    const { slug, id } = await acceptedQuote(app, desk, owner);
    const old = await openTill(slug);
    const { quote } = (await quoteCall(app, owner, "get", { slug })).json();
    const other = quote.versions[0].offers.find(({ method }: { method: string }) => method !== "air");
    await quoteCall(app, owner, "back", { slug });
    await quoteCall(app, owner, "accept", { slug, version: 1, method: other.method, total: other.total });
    await pay(old);
    expect([await stateOf("quotes", id), await paymentOf(old)]).toEqual(["awaiting_payment", sentBack(old)]);
  });

  test("I19 an order and an invoice whose sum is another by now stay unpaid", async () => {
    const buyer = await newCustomer(app, "old-till@example.com");
    const { variantId } = await addProduct(app.database.db);
    const checkout = await beginCheckout(app, buyer, [{ variantId }]);
    const begun = (await buy(checkout, { email: null })).body;
    const id = Number(begun.order_number?.slice(2));
    const [order] = await query<{ amount: number }>(app, "select amount::int from payments where reference = $1", [
      begun.payment,
    ]);
    const till = { reference: begun.payment ?? "", amount: order?.amount ?? 0 };
    await query(
      app,
      "update orders set base_total = base_total + 100, delivery_price = delivery_price + 100 where id = $1",
      [id],
    );
    await pay(till);
    expect([await stateOf("orders", id), await paymentOf(till)]).toEqual(["awaiting_payment", sentBack(till)]);
    const invoice = await issueTestInvoice(app);
    const old = await openTill(invoice.slug);
    await query(app, "update invoices set amount = amount + 100 where id = $1", [invoice.id]);
    await pay(old);
    expect([await stateOf("invoices", invoice.id), await paymentOf(old)]).toEqual(["awaiting_payment", sentBack(old)]);
    await query(
      app,
      "update orders set base_total = base_total - 100, delivery_price = delivery_price - 100 where id = $1",
      [id],
    );
  });

  test("I19 of a collective invoice the share of a request with another price is refunded, the others are paid", async () => {
    const pro = await addPro(app);
    const one = await submittedOf(app, pro, [await addParcel(app, pro)]);
    const two = await submittedOf(app, pro, [await addParcel(app, pro)]);
    const numberOf = async ({ slug }: { slug: string }) =>
      (await requestCall(app, pro, "get", { slug })).json().request.number as string;
    const numbers = [await numberOf(one), await numberOf(two)];
    const { slug } = (await proCall(app, pro, "/pro-desk/pay", { numbers })).json();
    const till = await beginPayment(app, pro, slug);
    await requestCall(app, pro, "edit", { slug: one.slug });
    await requestCall(app, pro, "set-packing", { slug: one.slug, join: true, wrap: false, unbox: false, insure: true });
    const { charged } = (await requestCall(app, pro, "get", { slug: one.slug })).json().request.offers[0];
    await requestCall(app, pro, "submit", { slug: one.slug, total: charged });
    await pay(till);
    await returnShares(app);
    const states = await Promise.all(numbers.map((number) => stateOf("forward_requests", Number(number.slice(2)))));
    expect([states, await paymentOf(till)]).toEqual([
      ["awaiting_payment", "paid"],
      { captured: till.amount, refunded: one.total, failure: null },
    ]);
  });

  test("I19 F46 when a payment and an edit meet, what is paid is what is due at that moment", async () => {
    const ends = new Set<string>();
    for (let round = 0; round < ROUNDS || (ends.size < 2 && round < 6 * ROUNDS); round += 1) {
      const { slug } = await submitted();
      const old = await openTill(slug);
      await Promise.all([
        setTimeout(delayOf(round, 0, SPREAD_MS)).then(() => pay(old)),
        setTimeout(delayOf(round, 1, SPREAD_MS)).then(() => changeRequest(slug).catch(() => 0)),
      ]);
      const { state } = await requestOf(slug);
      ends.add(state);
      const [due] = await query<{ due: number }>(
        app,
        "select due_total::int due from forward_requests where slug = $1",
        [slug],
      );
      if (state === "paid") expect([round, due?.due]).toEqual([round, old.amount]);
      const refunded = state === "paid" ? 0 : old.amount;
      expect({ round, state, ...(await paymentOf(old)) }).toMatchObject({ round, captured: old.amount, refunded });
    }
    // A race has to end in both states.
    expect([...ends].sort()).toEqual(["awaiting_payment", "paid"]);
  }, 120_000);
});

async function stateOf(table: "quotes" | "orders" | "invoices" | "forward_requests", id: number) {
  const [row] = await query<{ state: string }>(app, `select state from ${table} where id = $1`, [id]);
  return row?.state;
}

test("I19 what the balance was to pay has been spent since: the card's part is refunded, and it stays unpaid", async () => {
  const { slug } = await submitted();
  const { payment_methods, due } = (
    await call(app, "/payment/get", { slug, language_id: 1 }, { cookies: owner.cookies })
  ).json();
  expect(due).toBeGreaterThan(fromMinor(100));
  const buyer = await newCustomer(app, "spent-since@example.com", 100);
  const total = due - fromMinor(100);
  const input = { slug, language_id: 1, payment_method_id: payment_methods[0].id, option: null, uses_balance: true };
  const headers = { "idempotency-key": "spent since" };
  const begun = (await call(app, "/payment/pay", { ...input, total }, { cookies: buyer.cookies, headers })).json();
  // Another attempt voids the hold of this one, and the balance is spent.
  await openTill(slug);
  const other = await submittedOf(app, owner, [await addParcel(app, owner)]);
  await call(
    app,
    "/payment/pay",
    { ...input, slug: other.slug, total: other.total - fromMinor(100) },
    { cookies: buyer.cookies, headers: { "idempotency-key": "spends" } },
  );
  await pay({ reference: begun.payment, amount: total });
  expect([(await requestOf(slug)).state, await paymentOf({ reference: begun.payment, amount: total })]).toEqual([
    "awaiting_payment",
    { captured: total, refunded: total, failure: "outdated" },
  ]);
});
