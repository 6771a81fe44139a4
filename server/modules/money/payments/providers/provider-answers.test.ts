import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { fromMinor } from "#domain/money/money/money.ts";
import { paypalProvider } from "./paypal.ts";
import type { PaymentProvider } from "./provider.ts";
import { stripeProvider } from "./stripe.ts";

/** A provider that takes every request, and answers what the test wants. */
let server: Server;
let apiUrl: string;
let answered: object;
let status = 200;
beforeAll(async () => {
  server = createServer((request, response) => {
    const isSignIn = request.url?.includes("oauth2");
    const answer = isSignIn ? { access_token: "token", expires_in: 3_600 } : answered;
    response.writeHead(isSignIn ? 200 : status, { "content-type": "application/json" }).end(JSON.stringify(answer));
  });
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  apiUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());

const payment = {
  reference: "p1",
  amount: fromMinor(1_000),
  currency: "EUR",
  language: "en",
  country: "LT",
  description: "OR1",
  option: null,
  email: null,
  acceptUrl: "https://shop.example/accept",
  cancelUrl: "https://shop.example/decline",
  callbackUrl: "https://shop.example/callback",
  expiresAt: new Date(),
  providerReference: "cs_1",
  providerTransaction: "pi_1",
} as const;

const stripeAt = (url: string) => stripeProvider({ secretKey: "sk_test_1", webhookSecret: "whsec_1", apiUrl: url });

const refundBy = (provider: PaymentProvider, status: string) => {
  answered = { id: "re_1", object: "refund", status };
  const refund = { reference: "p1-1", amount: fromMinor(400), currency: "EUR", payment };
  return provider.refund(refund, AbortSignal.timeout(5_000));
};

describe("T121 money counts as refunded only when the provider says so", () => {
  test("Stripe: a refund that failed or was called off is a refusal, one that is on its way is done", async () => {
    const stripe = stripeAt(apiUrl);
    for (const sent of ["succeeded", "pending"])
      expect(await refundBy(stripe, sent)).toEqual({ providerReference: "re_1", state: "done" });
    for (const kept of ["failed", "canceled"])
      await expect(refundBy(stripe, kept)).rejects.toMatchObject({ isRefusal: true });
  });

  test("PayPal: the same", async () => {
    const paypal = paypalProvider({ clientId: "id", clientSecret: "secret", webhookId: "hook", apiUrl });
    for (const sent of ["COMPLETED", "PENDING"])
      expect(await refundBy(paypal, sent)).toEqual({ providerReference: "re_1", state: "done" });
    for (const kept of ["FAILED", "CANCELLED"])
      await expect(refundBy(paypal, kept)).rejects.toMatchObject({ isRefusal: true });
  });
});

test("F05 a payment that its provider does not know is unknown, and no failure of the provider", async () => {
  status = 404;
  answered = { error: { type: "invalid_request_error", code: "resource_missing", message: "No such session" } };
  const paypal = paypalProvider({ clientId: "id", clientSecret: "secret", webhookId: "hook", apiUrl });
  for (const provider of [stripeAt(apiUrl), paypal])
    expect(await provider.lookUp(payment, AbortSignal.timeout(5_000))).toBe("unknown");
  status = 500;
  for (const provider of [stripeAt(apiUrl), paypal])
    await expect(provider.lookUp(payment, AbortSignal.timeout(5_000))).rejects.toThrow();
  status = 200;
});

test("F11 nobody is sent to a page of Stripe that asks for another sum or currency", async () => {
  const startWith = (changes: object) => {
    answered = { id: "cs_1", url: "https://pay.example/1", amount_total: 1_000, currency: "eur", ...changes };
    return stripeAt(apiUrl).start(payment, AbortSignal.timeout(5_000));
  };
  expect(await startWith({})).toEqual({ redirectUrl: "https://pay.example/1", providerReference: "cs_1" });
  for (const other of [{ amount_total: 1_001 }, { amount_total: null }, { currency: "usd" }, { url: null }])
    await expect(startWith(other)).rejects.toThrow("another session");
});
