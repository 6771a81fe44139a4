import { describe, expect, test } from "vitest";
import { InvalidConfiguration, readConfig } from "./config.ts";

const paymentsOf = (env: Record<string, string>) => readConfig(env, "/srv").payments;

const STRIPE = { STRIPE_SECRET_KEY: "sk_test_1", STRIPE_WEBHOOK_SECRET: "whsec_1" };
const PAYPAL = { PAYPAL_CLIENT_ID: "id", PAYPAL_CLIENT_SECRET: "secret", PAYPAL_WEBHOOK_ID: "hook" };
const PAYSERA = { PAYSERA_PROJECT_ID: "1", PAYSERA_PASSWORD: "secret" };

describe("PAYMENT-01 the settings of payment providers", () => {
  test("offers a provider when all that it needs is set", () => {
    expect(paymentsOf({ ...STRIPE, ...PAYPAL, ...PAYSERA })).toMatchObject({
      stripe: { secretKey: "sk_test_1", apiUrl: undefined },
      paypal: { apiUrl: "https://api-m.paypal.com" },
      paysera: { payUrl: "https://bank.paysera.com/pay/", isTest: false },
    });
  });

  test("leaves out a provider that lacks a setting", () => {
    for (const lacking of Object.keys({ ...STRIPE, ...PAYPAL, ...PAYSERA })) {
      const env: Record<string, string> = { ...STRIPE, ...PAYPAL, ...PAYSERA, [lacking]: "" };
      const { stripe, paypal, paysera } = paymentsOf(env);
      expect([stripe, paypal, paysera].filter((settings) => settings === undefined)).toHaveLength(1);
    }
  });

  test("reports an impossible value at the start", () => {
    expect(() => paymentsOf({ ...STRIPE, STRIPE_SECRET_KEY: "pk_test_1" })).toThrow(InvalidConfiguration);
    expect(() => paymentsOf({ ...PAYPAL, PAYPAL_API_URL: "ftp://paypal" })).toThrow(/PAYPAL_API_URL/);
    expect(() => paymentsOf({ PAYMENT_CHECK_AFTER_SECONDS: "0" })).toThrow(/PAYMENT_CHECK_AFTER_SECONDS/);
  });
});
