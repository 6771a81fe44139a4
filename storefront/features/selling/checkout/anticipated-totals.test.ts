import { describe, expect, test } from "vitest";
import { fromMinor } from "#domain/money/money/money.ts";
import { newCheckoutState, receiveCheckout } from "#domain/selling/checkout/checkout-state.ts";
import { anticipatedTotals } from "./anticipated-totals.ts";
import { SAMPLE_CHECKOUT } from "./sample-checkout.ts";

const state = receiveCheckout(newCheckoutState<typeof SAMPLE_CHECKOUT>("payment"), SAMPLE_CHECKOUT);

describe("PRICE-08 totals before the server has answered", () => {
  test("are the server's when nothing has changed", () => {
    expect(anticipatedTotals(SAMPLE_CHECKOUT, state)).toEqual(SAMPLE_CHECKOUT.totals);
  });

  test("follow another freight and another courier", () => {
    const totals = anticipatedTotals(SAMPLE_CHECKOUT, { ...state, shipping_method: "sea", delivery_method: 5 });
    expect(totals).toMatchObject({ shipping: fromMinor(790), shipping_discount: 0, delivery: fromMinor(399) });
  });

  test("follow a removed balance and another payment method", () => {
    const payment = { id: 13, index: 2, type: 3 } as const;
    const totals = anticipatedTotals(SAMPLE_CHECKOUT, { ...state, balance: null, payment });
    expect(totals).toMatchObject({ balance: 0, payment_fee: fromMinor(30), final: fromMinor(37900) });
  });
});
