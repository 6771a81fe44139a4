import { describe, expect, test } from "vitest";
import { nextEvents } from "#domain/shared/state/machine.ts";
import { actorsOf, finalStates, machineProblems, targetsOf } from "#testing/machines.ts";
import { PAYMENT_MACHINE } from "./payment-machine.ts";
import { outcomeOf } from "./payment-outcome.ts";
import { isOpen, PAYMENT_EVENTS, PAYMENT_STATES, type PaymentEvent } from "./payment-states.ts";

/** Where each event leads from each state, in the order of PAYMENT_STATES; a dash where it leads nowhere. */
const EXPECTED: Record<PaymentEvent, string> = {
  redirect: "redirected - - - - - - - -",
  wait: "pending pending - - - - - - -",
  pay: "paid paid paid - paid paid paid - -",
  fail: "failed failed failed - - - - - -",
  cancel: "cancelled cancelled cancelled - - - - - -",
  expire: "expired expired expired - - - - - -",
  refund_part: "- - - partially_refunded - - - partially_refunded -",
  refund: "- - - refunded - - - refunded -",
};

const ACTORS: Record<PaymentEvent, string> = {
  redirect: "system",
  wait: "provider",
  pay: "customer provider",
  fail: "system provider",
  cancel: "customer system provider",
  expire: "system provider",
  refund_part: "staff system provider",
  refund: "staff system provider",
};

describe("I10 the states of a payment", () => {
  test("PAYMENT-03 every event in every state leads where the table says, and nowhere else", () => {
    for (const event of PAYMENT_EVENTS)
      expect(`${event}: ${targetsOf(PAYMENT_MACHINE, event)}`).toBe(`${event}: ${EXPECTED[event]}`);
  });

  test("I10 every event is for those alone who may cause it", () => {
    for (const event of PAYMENT_EVENTS)
      expect(`${event}: ${actorsOf(PAYMENT_MACHINE, event)}`).toBe(`${event}: ${ACTORS[event]}`);
  });

  test("I10 no transition is listed twice, every state can be reached, and only a refund is final", () => {
    expect(machineProblems(PAYMENT_MACHINE)).toEqual([]);
    expect(finalStates(PAYMENT_MACHINE)).toEqual(["refunded"]);
  });

  test("money that was taken is never lost by a transition: nothing but a refund leaves paid", () => {
    expect(nextEvents(PAYMENT_MACHINE, "paid", "provider")).toEqual(["refund_part", "refund"]);
    expect(nextEvents(PAYMENT_MACHINE, "paid", "customer")).toEqual([]);
    expect(nextEvents(PAYMENT_MACHINE, "paid", "system")).toEqual(["refund_part", "refund"]);
    expect(nextEvents(PAYMENT_MACHINE, "paid", { permissions: ["orders.refund"] })).toEqual(["refund_part", "refund"]);
  });

  test("F14 the states that may still bring money are those that a payer sees as confirming", () => {
    for (const state of PAYMENT_STATES) expect(isOpen(state)).toBe(outcomeOf[state] === "confirming");
  });
});
