import Stripe from "stripe";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { openSimulatedShop, pressAtTill, type SimulatedShop } from "#testing/simulator-shop.ts";

let shop: SimulatedShop;
let stripe: Stripe;

beforeEach(async () => {
  shop = await openSimulatedShop();
  stripe = clientWith(shop.access.stripe.secretKey);
});
afterEach(() => shop.close());

function clientWith(key: string): Stripe {
  const { hostname, port } = new URL(shop.access.stripe.apiUrl);
  return new Stripe(key, { host: hostname, port, protocol: "http", telemetry: false, maxNetworkRetries: 0 });
}

const session = (idempotencyKey = "k1", amount = 1250) =>
  stripe.checkout.sessions.create(
    {
      mode: "payment",
      client_reference_id: "ref-1",
      line_items: [
        { quantity: 2, price_data: { currency: "eur", unit_amount: amount, product_data: { name: "OR1 & Co" } } },
      ],
      metadata: { reference: "ref-1" },
      payment_intent_data: { metadata: { reference: "ref-1" } },
      success_url: "http://lt.localhost/accept?session={CHECKOUT_SESSION_ID}",
      cancel_url: "http://lt.localhost/cancel",
      locale: "lt",
    },
    { idempotencyKey },
  );

const eventOf = (index: number) => {
  const notification = shop.notifications[index];
  const signature = String(notification?.headers["stripe-signature"]);
  return stripe.webhooks.constructEvent(notification?.body ?? "", signature, shop.access.stripe.webhookSecret);
};

describe("Stripe's Checkout Sessions, by the official client", () => {
  test("PAYMENT-01 returns the same session for the same key, and refuses another request under it", async () => {
    const [first, second] = await Promise.all([session(), session()]);
    expect(first).toMatchObject({ status: "open", payment_status: "unpaid", amount_total: 2500, currency: "eur" });
    expect(second.id).toBe(first.id);
    await expect(session("k1", 1300)).rejects.toMatchObject({ type: "StripeIdempotencyError" });
  });

  test("sends a payer back with the session's id, and notifies the shop with a signature", async () => {
    const { id, url } = await session();
    const page = await (await fetch(url ?? "")).text();
    expect(page).toContain('lang="lt"');
    expect(page).toContain("OR1 &amp; Co");
    expect(await pressAtTill(shop, id, { action: "pay" })).toBe(`http://lt.localhost/accept?session=${id}`);
    await shop.waitForNotifications(1);
    expect(eventOf(0)).toMatchObject({
      type: "checkout.session.completed",
      data: { object: { id, payment_status: "paid", client_reference_id: "ref-1" } },
    });
    const found = await stripe.checkout.sessions.retrieve(id, { expand: ["payment_intent.latest_charge"] });
    expect(found.payment_intent).toMatchObject({ status: "succeeded", latest_charge: { amount_captured: 2500 } });
  });

  test("T121 refunds once per key, and never more than was taken", async () => {
    const { id } = await session();
    await pressAtTill(shop, id, { action: "pay" });
    const intent = String((await stripe.checkout.sessions.retrieve(id)).payment_intent);
    const refund = () => stripe.refunds.create({ payment_intent: intent, amount: 2000 }, { idempotencyKey: "r1" });
    const [first, again] = await Promise.all([refund(), refund()]);
    expect(again.id).toBe(first.id);
    await expect(stripe.refunds.create({ payment_intent: intent, amount: 501 })).rejects.toMatchObject({
      code: "charge_already_refunded",
    });
    expect((await stripe.refunds.list({ payment_intent: intent })).data).toHaveLength(1);
    expect(await shop.get("/control/charges")).toMatchObject([{ amount: 2500, refunded: 2000 }]);
  });

  test("keeps the session open after a refused card; an expired one takes nothing", async () => {
    const { id } = await session();
    expect(await pressAtTill(shop, id, { action: "decline" })).toBe(`/till/${id}?declined`);
    expect((await stripe.checkout.sessions.expire(id)).status).toBe("expired");
    await pressAtTill(shop, id, { action: "pay" });
    expect(await shop.get("/control/charges")).toEqual([]);
    await shop.waitForNotifications(2);
    expect([eventOf(0).type, eventOf(1).type]).toEqual(["payment_intent.payment_failed", "checkout.session.expired"]);
  });

  test("reports a payment as unpaid until it is confirmed later", async () => {
    const { id } = await session();
    await shop.post("/control/notifications", { laterMs: 1_000 });
    await pressAtTill(shop, id, { action: "payLater" });
    expect((await stripe.checkout.sessions.retrieve(id)).payment_status).toBe("unpaid");
    await shop.waitForNotifications(2);
    expect(eventOf(1).type).toBe("checkout.session.async_payment_succeeded");
    expect((await stripe.checkout.sessions.retrieve(id)).payment_status).toBe("paid");
  });

  test("refuses requests without the key", async () => {
    const stranger = clientWith("sk_test_other");
    await expect(stranger.checkout.sessions.retrieve("cs_test_1")).rejects.toMatchObject({ statusCode: 401 });
  });
});
