import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { openSimulatedShop, pressAtTill, type SimulatedShop } from "#testing/simulator-shop.ts";

interface Order {
  id: string;
  status: string;
  purchase_units: { payments?: { captures: { id: string; status: string; amount: { value: string } }[] } }[];
  links: { rel: string; href: string }[];
}

let shop: SimulatedShop;
let headers: Record<string, string>;

beforeEach(async () => {
  shop = await openSimulatedShop();
  const { clientId, clientSecret } = shop.access.paypal;
  const basic = Buffer.from(`${clientId}:${clientSecret}`).toString("base64");
  const answer = await shop.post("/v1/oauth2/token", "grant_type=client_credentials", {
    authorization: `Basic ${basic}`,
  });
  const { access_token } = (await answer.json()) as { access_token: string };
  headers = { authorization: `Bearer ${access_token}`, "content-type": "application/json" };
});
afterEach(() => shop.close());

const ask = async (path: string, body: object, key = path) => {
  const answer = await shop.post(path, body, { ...headers, "paypal-request-id": key });
  return { status: answer.status, body: (await answer.json()) as Order };
};

const order = async () => {
  const context = { return_url: "http://lt.localhost/accept?payment=1", cancel_url: "http://lt.localhost/cancel" };
  const unit = { custom_id: "ref-2", amount: { currency_code: "EUR", value: "12.30" } };
  const made = await ask("/v2/checkout/orders", {
    intent: "CAPTURE",
    purchase_units: [unit],
    payment_source: { paypal: { experience_context: context } },
  });
  return made.body;
};

const captureOf = ({ purchase_units: [unit] }: Order) => unit?.payments?.captures[0];

describe("PayPal's Orders v2", () => {
  test("PAYMENT-01 takes money only after the payer approved, and only once", async () => {
    const { id, status, links } = await order();
    expect(status).toBe("PAYER_ACTION_REQUIRED");
    expect(links.map(({ rel }) => rel)).toContain("payer-action");
    expect((await ask(`/v2/checkout/orders/${id}/capture`, {}, "early")).status).toBe(422);
    const returned = new URL(await pressAtTill(shop, id, { action: "pay" }));
    expect(returned.searchParams.get("token")).toBe(id);
    const [first, again] = await Promise.all([1, 2].map(() => ask(`/v2/checkout/orders/${id}/capture`, {}, "c1")));
    expect(first?.body.status).toBe("COMPLETED");
    expect(again && captureOf(again.body)).toEqual(first && captureOf(first.body));
    expect((await ask(`/v2/checkout/orders/${id}/capture`, {}, "c2")).body).toMatchObject({
      details: [{ issue: "ORDER_ALREADY_CAPTURED" }],
    });
    expect(await shop.get("/control/charges")).toMatchObject([{ reference: "ref-2", amount: 1230, currency: "EUR" }]);
  });

  test("T119 verifies its own notifications and rejects altered ones", async () => {
    const { id } = await order();
    await pressAtTill(shop, id, { action: "pay" });
    await ask(`/v2/checkout/orders/${id}/capture`, {});
    const [approved, captured] = await shop.waitForNotifications(2);
    expect(JSON.parse(approved?.body ?? "").event_type).toBe("CHECKOUT.ORDER.APPROVED");
    const verdict = async (event: object, webhook_id = shop.access.paypal.webhookId) => {
      const sent = captured?.headers ?? {};
      const asked = {
        transmission_id: sent["paypal-transmission-id"],
        transmission_time: sent["paypal-transmission-time"],
        transmission_sig: sent["paypal-transmission-sig"],
        cert_url: sent["paypal-cert-url"],
        auth_algo: sent["paypal-auth-algo"],
        webhook_id,
        webhook_event: event,
      };
      const answer = await shop.post("/v1/notifications/verify-webhook-signature", asked, headers);
      return ((await answer.json()) as { verification_status: string }).verification_status;
    };
    const event = JSON.parse(captured?.body ?? "");
    expect(event.event_type).toBe("PAYMENT.CAPTURE.COMPLETED");
    expect(await verdict(event)).toBe("SUCCESS");
    expect(await verdict({ ...event, event_type: "PAYMENT.CAPTURE.REFUNDED" })).toBe("FAILURE");
    expect(await verdict(event, "another")).toBe("FAILURE");
  });

  test("T121 refunds no more than was taken", async () => {
    const { id } = await order();
    await pressAtTill(shop, id, { action: "pay" });
    const captured = captureOf((await ask(`/v2/checkout/orders/${id}/capture`, {})).body);
    const refund = (value: string, key: string) =>
      ask(`/v2/payments/captures/${captured?.id}/refund`, { amount: { currency_code: "EUR", value } }, key);
    expect((await refund("12.00", "a")).status).toBe(201);
    expect((await refund("12.00", "a")).status).toBe(201);
    expect((await refund("0.31", "b")).body).toMatchObject({ details: [{ issue: "REFUND_AMOUNT_EXCEEDED" }] });
    expect(await shop.get(`/v2/payments/captures/${captured?.id}`, headers)).toMatchObject({
      status: "PARTIALLY_REFUNDED",
    });
  });

  test("sends the payer back after a declined instrument, and confirms a slow bank later", async () => {
    const declined = await order();
    await pressAtTill(shop, declined.id, { action: "decline" });
    expect((await ask(`/v2/checkout/orders/${declined.id}/capture`, {})).body).toMatchObject({
      details: [{ issue: "INSTRUMENT_DECLINED" }],
    });
    expect(await shop.get(`/v2/checkout/orders/${declined.id}`, headers)).toMatchObject({
      status: "PAYER_ACTION_REQUIRED",
    });
    await shop.post("/control/notifications", { laterMs: 30 });
    await pressAtTill(shop, declined.id, { action: "failLater" });
    const pending = await ask(`/v2/checkout/orders/${declined.id}/capture`, {}, "second");
    expect(captureOf(pending.body)?.status).toBe("PENDING");
    const notifications = await shop.waitForNotifications(4);
    expect(JSON.parse(notifications[3]?.body ?? "").event_type).toBe("PAYMENT.CAPTURE.DENIED");
  });
});
