import { describe, expect, test } from "vitest";
import { ACCOUNT_ROUTES, CHECKOUT_ROUTES, isInFamily, PAYMENT_ROUTES, RESERVATION_ROUTES } from "./route-families.ts";

describe("route families", () => {
  test("OVERLAY-02 every named route of account, checkout, payment and reservation is in its family", () => {
    const cases: [readonly string[], string[]][] = [
      [
        ACCOUNT_ROUTES,
        ["user-account", "my-orders", "my-orders-slug", "site-pro", "site-pro-edit", "site-pro-delivery"],
      ],
      [CHECKOUT_ROUTES, ["checkout", "checkout-slug", "confirm", "success", "locale-checkout"]],
      [PAYMENT_ROUTES, ["payment", "payment-pay", "payment/accept", "payment.fail", "invoice-id", "balance/pay"]],
      [RESERVATION_ROUTES, ["iphone-reservation-confirm", "reservation-policy", "reservation/success"]],
    ];
    for (const [family, names] of cases) {
      for (const name of names) expect(isInFamily(name, family), name).toBe(true);
    }
  });

  test("OVERLAY-02 ignores names that merely start or end alike", () => {
    for (const name of ["paymentless", "index", "", "pro", "order-successful", "checkouts", "my-payment"]) {
      for (const family of [ACCOUNT_ROUTES, CHECKOUT_ROUTES, PAYMENT_ROUTES, RESERVATION_ROUTES]) {
        expect(isInFamily(name, family), name).toBe(false);
      }
    }
  });
});
