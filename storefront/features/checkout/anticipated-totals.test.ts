import { describe, expect, test } from "vitest";
import { newCheckoutState, receiveCheckout } from "../../../domain/checkout/checkout-state.ts";
import { fromMinor } from "../../../domain/money/money.ts";
import { SAMPLE_CHECKOUT } from "./sample-checkout.ts";
import { anticipatedTotals } from "./shown-totals.ts";

const state = receiveCheckout(newCheckoutState<typeof SAMPLE_CHECKOUT>("payment"), SAMPLE_CHECKOUT);

describe("PRICE-08 what the browser shows before the server has answered", () => {
  test("is the server's own figure where nothing was changed", () => {
    expect(anticipatedTotals(SAMPLE_CHECKOUT, state)).toEqual(SAMPLE_CHECKOUT.totals);
  });

  test("follows another freight and another courier", () => {
    const totals = anticipatedTotals(SAMPLE_CHECKOUT, { ...state, shipping_method: "sea", delivery_method: 5 });
    expect(totals).toMatchObject({ shipping: fromMinor(790), shipping_discount: 0, delivery: fromMinor(399) });
  });

  test("follows the balance that is left alone, and another way to pay", () => {
    const payment = { id: 13, index: 2, type: 3 } as const;
    const totals = anticipatedTotals(SAMPLE_CHECKOUT, { ...state, balance: null, payment });
    expect(totals).toMatchObject({ balance: 0, payment_fee: fromMinor(30), final: fromMinor(37900) });
  });
});
