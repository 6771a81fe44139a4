import { describe, expect, test } from "vitest";
import { stripeSignature } from "#testing/money/payment-simulator.ts";
import { stripeProvider } from "./stripe.ts";

const NOW = Date.UTC(2026, 10, 15, 12);
const settings = { secretKey: "sk_test_1", webhookSecret: "whsec_1" };
const body = JSON.stringify({
  id: "evt_1",
  object: "event",
  type: "customer.created",
  livemode: false,
  data: { object: {} },
});

async function receivedAfter(seconds: number): Promise<string> {
  const signature = stripeSignature(body, NOW - seconds * 1_000, settings.webhookSecret);
  const raw = {
    method: "POST",
    headers: { "stripe-signature": signature },
    query: new URLSearchParams(),
    body: Buffer.from(body),
  };
  const { readNotification } = stripeProvider(settings, () => NOW);
  return (await readNotification(raw, AbortSignal.timeout(1_000))).result;
}

describe("T119, F13 a notification's time", () => {
  test("300 seconds ago and 300 seconds ahead are within what clocks differ by", async () => {
    expect(await receivedAfter(300)).toBe("events");
    expect(await receivedAfter(-300)).toBe("events");
  });

  test("301 seconds ago and 301 seconds ahead are refused", async () => {
    expect(await receivedAfter(301)).toBe("refused");
    expect(await receivedAfter(-301)).toBe("refused");
  });
});

test("the key distinguishes real money from test money", () => {
  expect(stripeProvider(settings).mode).toBe("test");
  expect(stripeProvider({ ...settings, secretKey: "rk_live_1" }).mode).toBe("live");
});
