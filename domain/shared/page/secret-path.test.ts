import { expect, test } from "vitest";
import { holdsSecret, withoutSecret } from "./secret-path.ts";

test("T016 removes the token of a link from a logged address", () => {
  expect(withoutSecret("/lt/password-reset/abc-DEF_1")).toBe("/lt/password-reset/…");
  expect(withoutSecret("/confirm-email/abc.data")).toBe("/confirm-email/…");
  expect(withoutSecret("/api/account/my-data/abc")).toBe("/api/account/my-data/…");
});

test("T016 TRACK-01 removes the slug that opens a purchase, in every language and from the data of a page", () => {
  expect(withoutSecret("/lt/checkout/abc-DEF_1")).toBe("/lt/checkout/…");
  expect(withoutSecret("/payment/abc.data?_routes=x")).toBe("/payment/…?_routes=x");
  expect(withoutSecret("/order-documents/abc/invoice.pdf")).toBe("/order-documents/…/invoice.pdf");
  expect(withoutSecret("/invoice-documents/abc/invoice.pdf")).toBe("/invoice-documents/…/invoice.pdf");
  expect(withoutSecret("/forward-documents/abc/customs-invoice.pdf")).toBe("/forward-documents/…/customs-invoice.pdf");
  expect(withoutSecret("/quote-documents/abc/invoice.pdf")).toBe("/quote-documents/…/invoice.pdf");
  expect(withoutSecret("/api/checkout/fetch/abc")).toBe("/api/checkout/fetch/…");
  expect(withoutSecret("/api/checkout/invalidate/abc")).toBe("/api/checkout/invalidate/…");
});

test("T016 leaves other addresses as they are", () => {
  for (const path of [
    "/lt/password-reset",
    "/lt/password-reset/",
    "/lt/cart",
    "/lt/checkout",
    "/lt/my-orders",
    "/lt/order-successful",
    "/lt/payment/accept",
    "/lt/payment/fail.data",
    "/invoice/decline?payment=1",
    "/api/checkout/pay",
    "/api/payments/status",
    "/lt/p/confirm-email-1",
  ]) {
    expect([path, holdsSecret(path), withoutSecret(path)]).toEqual([path, false, path]);
  }
});
