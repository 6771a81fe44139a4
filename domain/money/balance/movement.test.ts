import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { fromMinor, money } from "../money/money.ts";
import { isAdjustment } from "./adjustment.ts";
import { adjustmentMovement, isBalanced, refundMovement, spendingMovement, topUpMovement } from "./movement.ts";

const common = { key: "k", storefrontCode: "lt", currencyId: 1, userId: 7, amount: fromMinor(50_00) };
const customer = { kind: "customer", userId: 7 };

describe("I2 the lines of a movement", () => {
  test("sum to zero for every rule and amount", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1_000_000_000 }), (units) => {
        const move = { ...common, amount: money(units) };
        const movements = [
          topUpMovement({ ...move, processor: { id: 1, name: "Card", transactionId: "pi_1" } }),
          spendingMovement({ ...move, order: { kind: "quote", id: 1, slug: "s" } }),
          refundMovement({ ...move, orderKind: "quote", note: "QU1" }),
          adjustmentMovement({ ...move, amount: money(-units), reason: "wrong", staffId: 1 }),
        ];
        expect(movements.map(({ lines }) => isBalanced(lines))).toEqual([true, true, true, true]);
        expect(movements.map(({ lines }) => lines[0].amount)).toEqual([units, -units, units, -units]);
      }),
    );
  });

  test("are refused when they do not, or when one moves nothing", () => {
    const line = (amount: number) => ({ party: { kind: "revenue" as const }, amount: money(amount) });
    expect(isBalanced([line(5), line(-4)])).toBe(false);
    expect(isBalanced([line(0), line(0)])).toBe(false);
    expect(isBalanced([line(5), line(-3), line(-2)])).toBe(true);
  });
});

describe("ACCOUNT-03 what a movement refers to", () => {
  test("a top-up names its processor and takes from its clearing account", () => {
    const processor = { id: 3, name: "Paysera", transactionId: "PS-1" };
    expect(topUpMovement({ ...common, processor })).toMatchObject({
      relType: 3,
      processorName: "Paysera",
      processorTransactionId: "PS-1",
      lines: [{ party: customer }, { party: { kind: "clearing", paymentProcessorId: 3 } }],
    });
  });

  test("a payment names its order, and only a quote its slug", () => {
    const relations = (["quote", "forward_request", "invoice", "marketplace"] as const).map((kind) => {
      const { relType, relId, quoteSlug } = spendingMovement({ ...common, order: { kind, id: 9, slug: "s" } });
      return [relType, relId, quoteSlug];
    });
    expect(relations).toEqual([
      [0, 9, "s"],
      [1, 9, null],
      [4, 9, null],
      [null, 9, null],
    ]);
  });

  test("a refund has no id, which distinguishes it from a payment", () => {
    const relations = (["quote", "forward_request"] as const).map((orderKind) => {
      const { relType, relId } = refundMovement({ ...common, orderKind, note: "n" });
      return [relType, relId];
    });
    expect(relations).toEqual([
      [0, null],
      [1, null],
    ]);
  });

  test("an adjustment needs an amount and a readable reason", () => {
    expect(isAdjustment(fromMinor(1), "late")).toBe(true);
    expect(isAdjustment(fromMinor(-1), "late")).toBe(true);
    expect(isAdjustment(money(0), "late")).toBe(false);
    expect(isAdjustment(fromMinor(1), " a ")).toBe(false);
    expect(isAdjustment(fromMinor(1), "x".repeat(501))).toBe(false);
  });
});
