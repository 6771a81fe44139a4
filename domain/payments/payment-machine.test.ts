import { describe, expect, test } from "vitest";
import {
  isUnderWay,
  nextPaymentState,
  outcomeOf,
  PAYMENT_EVENTS,
  PAYMENT_STATES,
  type PaymentEvent,
  type PaymentState,
} from "./payment-machine.ts";

/** Written out a second time, row by row, so that no step comes or goes unnoticed. */
const EXPECTED: Record<PaymentState, Record<PaymentEvent, PaymentState | null>> = {
  created: row({
    redirect: "redirected",
    wait: "pending",
    pay: "paid",
    fail: "failed",
    cancel: "cancelled",
    expire: "expired",
  }),
  redirected: row({ wait: "pending", pay: "paid", fail: "failed", cancel: "cancelled", expire: "expired" }),
  pending: row({ pay: "paid", fail: "failed", cancel: "cancelled", expire: "expired" }),
  paid: row({ refund_part: "partially_refunded", refund: "refunded" }),
  failed: row({ pay: "paid" }),
  cancelled: row({ pay: "paid" }),
  expired: row({ pay: "paid" }),
  partially_refunded: row({ refund_part: "partially_refunded", refund: "refunded" }),
  refunded: row({}),
};

function row(steps: Partial<Record<PaymentEvent, PaymentState>>): Record<PaymentEvent, PaymentState | null> {
  const none = {
    redirect: null,
    wait: null,
    pay: null,
    fail: null,
    cancel: null,
    expire: null,
    refund_part: null,
    refund: null,
  };
  return { ...none, ...steps };
}

describe("I10 the states of a payment", () => {
  test("PAYMENT-03 every event in every state leads where the table says, and nowhere else", () => {
    for (const state of PAYMENT_STATES)
      for (const event of PAYMENT_EVENTS)
        expect([state, event, nextPaymentState(state, event)]).toEqual([state, event, EXPECTED[state][event]]);
  });

  test("money that was taken is never lost by a step: nothing but a refund leaves paid", () => {
    expect(PAYMENT_EVENTS.filter((event) => nextPaymentState("paid", event) !== null)).toEqual([
      "refund_part",
      "refund",
    ]);
  });

  test("F14 what is under way is what a payer is told to wait for", () => {
    for (const state of PAYMENT_STATES) expect(isUnderWay(state)).toBe(outcomeOf[state] === "confirming");
  });
});
