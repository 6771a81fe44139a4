import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { money } from "#domain/money/money/money.ts";
import { priceAttempt } from "#domain/money/payments/attempt-price.ts";
import { ATTEMPT_MINUTES } from "#domain/money/payments/attempt-times.ts";
import type { ProviderState } from "#domain/money/payments/judge-event.ts";
import { PROVIDER } from "#domain/money/payments/provider.ts";
import { GUEST_ORDER_HOURS } from "#domain/selling/orders/order-machine.ts";
import type { PaymentProvider } from "#modules/money/payments/index.ts";
import { addProduct } from "#testing/catalogue/catalog.ts";
import { silentProvider } from "#testing/money/paying.ts";
import { newShopper, type Shopper } from "#testing/selling/cart.ts";
import { beginCheckout, buy, expectInvariants, newCustomer } from "#testing/selling/checkout.ts";
import { call, createTestApp, type TestApp } from "#testing/test-app.ts";
import { UNPAID_ORDERS } from "./orders.ts";

type ProviderEvent = Exclude<Awaited<ReturnType<PaymentProvider["lookUp"]>>, "unknown">;

interface Row extends Record<string, unknown> {
  reference: string;
  amount: string;
  minutes: number;
  state: string;
  reserved: number;
}

let reported: { reference: string; amount: number; state: ProviderState } | null = null;

function eventsNow(): ProviderEvent[] {
  if (!reported) return [];
  const { reference, amount, state } = reported;
  const named = { id: `${reference} ${state}`, reference, providerReference: reference, transaction: null };
  const sums = { amount: money(amount), currency: "EUR", refunded: null, failure: null };
  return [{ ...named, ...sums, state, isTest: true, payload: {} }];
}

const provider: PaymentProvider = {
  ...silentProvider(),
  readNotification: async () => ({ result: "events", events: eventsNow() }),
  lookUp: async () => eventsNow()[0] ?? "unknown",
};

let app: TestApp;
let variantId: number;
beforeAll(async () => {
  app = await createTestApp({ providers: [provider] });
});
beforeEach(async () => {
  ({ variantId } = await addProduct(app.database.db, { stock: 1 }));
});
afterAll(() => app.close());

async function stateOf(slug: string): Promise<Row> {
  const { rows } = await app.database.db.execute<Row>(sql`
    select p.reference, p.amount, o.state, round(extract(epoch from o.expires_at - now()) / 60)::int as minutes,
      (select count(*)::int from reservations r where r.order_id = o.id) as reserved
    from orders o join payments p on p.payable_kind = 'order' and p.payable_id = o.id
    where o.slug = ${slug} order by p.id desc limit 1`);
  return rows[0] as Row;
}

/** A provider's notification about the last attempt to pay. */
async function report(slug: string, state: ProviderState): Promise<void> {
  const { reference, amount } = await stateOf(slug);
  reported = { reference, amount: Number(amount), state };
  const raw = { method: "POST", headers: {}, query: new URLSearchParams(), body: Buffer.alloc(0) };
  expect(await app.shop.payments.receive(PROVIDER.card, raw)).toMatchObject({ result: "accepted" });
  reported = null;
}

async function placed(shopper: Shopper = newShopper(), email: string | null = "guest@example.com"): Promise<string> {
  const buyer = await beginCheckout(app, shopper, [{ variantId }]);
  expect((await buy(buyer, { email })).body.result).toBe("redirect");
  return buyer.slug;
}

const HELD_MINUTES = GUEST_ORDER_HOURS * 60;

test("T124 a guest's order holds its pieces longer than an attempt to pay may take, not for 72 hours", async () => {
  expect(HELD_MINUTES).toBeGreaterThan(ATTEMPT_MINUTES);
  expect(await stateOf(await placed())).toMatchObject({ minutes: HELD_MINUTES, reserved: 1 });
});

test("T124 an attempt that ends neither shortens nor lengthens what its guest has read, and then the pieces are given back", async () => {
  const slug = await placed();
  await app.database.db.execute(
    sql`update orders set expires_at = expires_at - interval '1 hour' where slug = ${slug}`,
  );
  await report(slug, "failed");
  expect(await stateOf(slug)).toMatchObject({ minutes: HELD_MINUTES - 60, reserved: 1 });
  await app.database.db.execute(sql`update orders set expires_at = now() where slug = ${slug}`);
  await app.runJob(UNPAID_ORDERS);
  expect(await stateOf(slug)).toMatchObject({ state: "cancelled", reserved: 0 });
  expect(await stateOf(await placed())).toMatchObject({ reserved: 1 });
  await expectInvariants(app);
});

test("T124 another attempt to pay keeps the pieces again, and money on its way keeps them for 72 hours", async () => {
  const slug = await placed();
  await report(slug, "cancelled");
  const { payment_methods, due } = (await call(app, "/payment/get", { slug, language_id: 1 })).json();
  const { id, fee_type: type, fee: value } = payment_methods[0];
  const { amount: total } = priceAttempt(due, money(0), { type, value });
  const choice = { slug, payment_method_id: id, total, language_id: 1 };
  const paid = await call(app, "/payment/pay", choice, { headers: { "idempotency-key": "again" } });
  expect(paid.json()).toMatchObject({ result: "redirect" });
  expect(await stateOf(slug)).toMatchObject({ minutes: HELD_MINUTES, reserved: 1 });
  await report(slug, "pending");
  expect(await stateOf(slug)).toMatchObject({ minutes: 72 * 60, reserved: 1 });
  await report(slug, "failed");
  expect(await stateOf(slug)).toMatchObject({ minutes: HELD_MINUTES, reserved: 1 });
});

test("OVERLAY-02 the browser of a guest hears of its unpaid order until it is paid, and no other browser does", async () => {
  const [guest, stranger] = [newShopper(), newShopper()];
  const slug = await placed(guest);
  const unpaid = async (shopper: Shopper) => {
    const { user, unpaid_order } = (await call(app, "/auth/getCurrentUser", {}, { cookies: shopper.cookies })).json();
    expect(user).toBeNull();
    return unpaid_order;
  };
  const [seen, [row]] = [
    await unpaid(guest),
    (await app.database.db.execute(sql`select id from orders where slug = ${slug}`)).rows,
  ];
  expect(seen).toMatchObject({ number: `OR${row?.id}`, slug, expires_at: expect.any(String) });
  expect(seen.seconds_left / 60).toBeCloseTo(HELD_MINUTES, 0);
  expect(await unpaid(stranger)).toBeNull();
  await report(slug, "paid");
  expect(await unpaid(guest)).toBeNull();
});

test("T058 a provider's return page says how long the unpaid order is kept", async () => {
  const guest = newShopper();
  const slug = await placed(guest);
  const { reference } = await stateOf(slug);
  const state = async () =>
    (await call(app, "/payment/state", { payment: reference }, { cookies: guest.cookies })).json();
  const [{ expires_at: kept }] = (
    await app.database.db.execute<{ expires_at: Date }>(sql`select expires_at from orders where slug = ${slug}`)
  ).rows as [{ expires_at: Date }];
  expect((await state()).expires_at).toBe(new Date(kept).toISOString());
  await report(slug, "paid");
  expect(await state()).toMatchObject({ outcome: "paid", expires_at: null });
});

test("T124 a customer's order waits 72 hours, whatever becomes of its attempts", async () => {
  const slug = await placed(await newCustomer(app, "patient@example.com"), null);
  expect(await stateOf(slug)).toMatchObject({ minutes: 72 * 60 });
  await report(slug, "failed");
  expect(await stateOf(slug)).toMatchObject({ minutes: 72 * 60, reserved: 1 });
});
