import { describe, expect, test } from "vitest";
import { fromMinor } from "../money/money.ts";
import { judgeEvent, type KnownPayment, type ReportedPayment } from "./judge-event.ts";

const reported: ReportedPayment = {
  state: "paid",
  providerReference: "cs_1",
  transaction: "pi_1",
  amount: fromMinor(1_000),
  currency: "EUR",
  isTest: false,
};
const known: KnownPayment = {
  state: "redirected",
  providerReference: "cs_1",
  providerTransaction: null,
  amount: fromMinor(1_000),
  currency: "EUR",
  isTest: false,
  isTransactionOfAnother: false,
};
const judge = (said: Partial<ReportedPayment>, have: Partial<KnownPayment> = {}) =>
  judgeEvent({ ...reported, ...said }, { ...known, ...have });

describe("T120 a provider event is applied only when it agrees with the stored payment", () => {
  test("the same payment, amount and currency is paid", () => {
    expect(judge({})).toEqual({ outcome: "applied", step: "pay" });
    expect(judge({}, { providerReference: null })).toEqual({ outcome: "applied", step: "pay" });
  });

  test.each([
    ["another amount", { amount: fromMinor(1_001) }, {}, "other_amount"],
    ["no amount", { amount: null }, {}, "other_amount"],
    ["another currency", { currency: "USD" }, {}, "other_currency"],
    ["test money in a live shop", { isTest: true }, {}, "test_money"],
    ["live money in a test shop", {}, { isTest: true }, "test_money"],
    ["another reference", { providerReference: "cs_2" }, {}, "other_reference"],
    ["another payment's money", {}, { isTransactionOfAnother: true }, "other_transaction"],
  ] as const)("%s is parked", (_name, said, have, reason) => {
    expect(judge(said, have)).toEqual({ outcome: "parked", reason });
  });
});

describe("F04 the order of the events does not matter", () => {
  test("a payment that was ended is still paid; one that is paid is not cancelled", () => {
    for (const state of ["failed", "cancelled", "expired"] as const)
      expect(judge({}, { state })).toEqual({ outcome: "applied", step: "pay" });
    for (const state of ["failed", "cancelled", "expired", "pending", "open"] as const)
      expect(judge({ state }, { state: "paid" })).toEqual({ outcome: "ignored" });
  });

  test("money that was refunded before we knew that it came was taken first", () => {
    expect(judge({ state: "refunded" })).toEqual({ outcome: "applied", step: "pay" });
    expect(judge({ state: "refunded" }, { state: "paid" })).toEqual({ outcome: "applied", step: "refund" });
  });

  test("reported twice is paid once", () => {
    for (const state of ["paid", "partially_refunded", "refunded"] as const)
      expect(judge({}, { state, providerTransaction: "pi_1" })).toEqual({ outcome: "ignored" });
  });

  test("I5 money that came a second time for the same payment is parked, not overlooked", () => {
    for (const state of ["paid", "partially_refunded", "refunded"] as const)
      expect(judge({ transaction: "pi_2" }, { state, providerTransaction: "pi_1" })).toEqual({
        outcome: "parked",
        reason: "other_transaction",
      });
  });
});
