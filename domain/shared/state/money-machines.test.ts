import { describe, expect, test } from "vitest";
import { HOLD_EVENTS, HOLD_MACHINE } from "#domain/money/balance/hold-machine.ts";
import { PAYOUT_EVENTS, PAYOUT_MACHINE } from "#domain/money/balance/payout-machine.ts";
import { REFUND_EVENTS, REFUND_MACHINE } from "#domain/money/payments/refund-machine.ts";
import { TOP_UP_EVENTS, TOP_UP_MACHINE } from "#domain/money/payments/top-up-machine.ts";
import { actorsOf, finalStates, machineProblems, targetsOf } from "#testing/machines.ts";

describe("I10 the machines of refunds, top-ups, holds and payouts", () => {
  test("I10 a refund is finished by us or refused by the provider, once", () => {
    expect(REFUND_EVENTS.map((event) => `${event}: ${targetsOf(REFUND_MACHINE, event)}`)).toEqual([
      "finish: done - -",
      "refuse: failed - -",
    ]);
    expect(REFUND_EVENTS.map((event) => actorsOf(REFUND_MACHINE, event))).toEqual(["system", "provider"]);
  });

  test("I10 a top-up is paid once, and only a paid one is refunded", () => {
    expect(TOP_UP_EVENTS.map((event) => `${event}: ${targetsOf(TOP_UP_MACHINE, event)}`)).toEqual([
      "pay: paid - -",
      "refund: - refunded -",
    ]);
    expect(TOP_UP_EVENTS.map((event) => actorsOf(TOP_UP_MACHINE, event))).toEqual(["provider", "system"]);
  });

  test("I10 a hold is captured or voided, never both", () => {
    expect(HOLD_EVENTS.map((event) => `${event}: ${targetsOf(HOLD_MACHINE, event)}`)).toEqual([
      "capture: captured - -",
      "void: voided - -",
    ]);
    expect(HOLD_EVENTS.map((event) => actorsOf(HOLD_MACHINE, event))).toEqual(["system", "system"]);
  });

  test("I10 a payout is confirmed or rejected by staff, taken back by the customer before that, and ends by itself", () => {
    expect(PAYOUT_EVENTS.map((event) => `${event}: ${targetsOf(PAYOUT_MACHINE, event)}`)).toEqual([
      "confirm: confirmed - - - - -",
      "reject: rejected - - - - -",
      "cancel: cancelled - - - - -",
      "finish: - paid - - - -",
      "fail: - failed - - - -",
    ]);
    expect(PAYOUT_EVENTS.map((event) => actorsOf(PAYOUT_MACHINE, event))).toEqual([
      "staff",
      "staff",
      "customer",
      "staff system",
      "system",
    ]);
  });

  test("I10 each is declared without a gap, and ends where money has come to rest", () => {
    expect([REFUND_MACHINE, TOP_UP_MACHINE, HOLD_MACHINE, PAYOUT_MACHINE].flatMap(machineProblems)).toEqual([]);
    expect(finalStates(PAYOUT_MACHINE)).toEqual(["paid", "rejected", "cancelled", "failed"]);
    expect([finalStates(REFUND_MACHINE), finalStates(TOP_UP_MACHINE), finalStates(HOLD_MACHINE)]).toEqual([
      ["done", "failed"],
      ["refunded"],
      ["captured", "voided"],
    ]);
  });
});
