import { describe, expect, test } from "vitest";
import { PAY_UNPAID_ORDERS_PATH, shouldShowUnpaidOrders } from "./unpaid-orders.ts";

const facts = { user: { id: 7, unpaid_orders_count: 1 }, previousUserId: null, handled: false, routeName: "index" };

describe("unpaid orders", () => {
  test("OVERLAY-02 the reminder opens when a user with unpaid orders first appears or changes", () => {
    expect(shouldShowUnpaidOrders(facts)).toBe(true);
    expect(shouldShowUnpaidOrders({ ...facts, previousUserId: 6 })).toBe(true);
  });

  test("OVERLAY-02 it stays closed without a user, without unpaid orders, for the same user, and once handled", () => {
    expect(shouldShowUnpaidOrders({ ...facts, user: null })).toBe(false);
    expect(shouldShowUnpaidOrders({ ...facts, user: { id: 7, unpaid_orders_count: 0 } })).toBe(false);
    expect(shouldShowUnpaidOrders({ ...facts, previousUserId: 7 })).toBe(false);
    expect(shouldShowUnpaidOrders({ ...facts, handled: true })).toBe(false);
  });

  test("OVERLAY-02 it never opens on account, checkout, payment or reservation pages", () => {
    for (const routeName of [
      "user-account",
      "account-information",
      "delivery-addresses",
      "my-orders",
      "site-pro",
      "site-pro-edit",
      "parcels",
      "parcel",
      "parcel-announcement",
      "forward",
      "quotes",
      "quote",
      "claims",
      "claim-page",
      "pro-team",
      "pro-statements",
      "checkout",
      "confirm",
      "success",
      "payment",
      "payment-pay",
      "balance/pay",
      "iphone-reservation",
      "iphone-reservation-confirm",
      "reservation-success",
    ]) {
      expect(shouldShowUnpaidOrders({ ...facts, routeName }), routeName).toBe(false);
    }
  });

  test("OVERLAY-02 Pay leads to My Orders with the table in focus", () => {
    expect(PAY_UNPAID_ORDERS_PATH).toBe("/my-orders?focus_order_table=true");
  });
});
