import { describe, expect, test } from "vitest";
import { fromMinor } from "../money/money.ts";
import { isBalanced } from "./movement.ts";
import { processorRefundMovement, reversed, settlementMovement } from "./payment-movement.ts";

const scope = { key: "payment:1", storefrontCode: "lt", currencyId: 1 };
const quote = { kind: "quote" as const, id: 7, slug: "abc" };
const fromBalance = { userId: 5, amount: fromMinor(400) };
const fromProcessor = { id: 1, amount: fromMinor(600) };

describe("PAYMENT-04 what payments write into the ledger", () => {
  test("CHECKOUT-11 a mixed payment takes from both and earns the sum, and is about what was paid", () => {
    const movement = settlementMovement({ ...scope, order: quote, fromBalance, fromProcessor });
    expect(movement.lines).toEqual([
      { party: { kind: "customer", userId: 5 }, amount: fromMinor(-400) },
      { party: { kind: "clearing", paymentProcessorId: 1 }, amount: fromMinor(-600) },
      { party: { kind: "revenue" }, amount: fromMinor(1_000) },
    ]);
    expect(movement).toMatchObject({ relType: 0, relId: 7, quoteSlug: "abc" });
  });

  test("I2 either part alone is balanced too, and nothing at all is a mistake", () => {
    for (const sources of [
      { fromBalance, fromProcessor: null },
      { fromBalance: null, fromProcessor },
    ])
      expect(isBalanced(settlementMovement({ ...scope, order: quote, ...sources }).lines)).toBe(true);
    expect(() => settlementMovement({ ...scope, order: quote, fromBalance: null, fromProcessor: null })).toThrow(
      RangeError,
    );
  });

  test("T121 what a processor refunds comes from what was earned, or for a top-up from the balance; and can be undone", () => {
    const refund = { ...scope, processorId: 1, amount: fromMinor(300), note: "OR1" };
    const earned = processorRefundMovement({ ...refund, userId: null });
    expect(earned.lines[0]).toEqual({ party: { kind: "revenue" }, amount: fromMinor(-300) });
    const toppedUp = processorRefundMovement({ ...refund, userId: 5 });
    expect(toppedUp).toMatchObject({ relType: 3, lines: [{ party: { kind: "customer", userId: 5 } }, {}] });
    const undone = reversed(earned);
    expect(undone.key).not.toBe(earned.key);
    expect(undone.lines.map(({ amount }) => amount)).toEqual(earned.lines.map(({ amount }) => -amount));
  });
});
