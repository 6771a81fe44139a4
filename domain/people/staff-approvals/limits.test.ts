import { describe, expect, test } from "vitest";
import { fromMinor } from "#domain/money/money/money.ts";
import { isWithinLimit, limitsOf, mayMoveAlone } from "./limits.ts";

const finance = (limits: object) => ({ permissions: ["ledger.adjust", "orders.refund"], limits });

describe("T065 a member's limits", () => {
  test("T065 are the greatest of the roles that grant the permission of a kind", () => {
    expect(limitsOf([finance({ adjustment: 10, refund: 20 }), finance({ adjustment: 30, refund: 5 })])).toEqual({
      adjustment: 30,
      refund: 20,
    });
    const clerk = { permissions: ["ledger.adjust"], limits: { adjustment: 10, refund: 1_000 } };
    expect(limitsOf([clerk, finance({ adjustment: 5, refund: 7 })])).toEqual({ adjustment: 10, refund: 7 });
  });

  test("T065 a role without a limit wins, and one that grants nothing adds nothing", () => {
    expect(limitsOf([finance({ adjustment: 10 }), { permissions: ["*"], limits: {} }])).toEqual({});
    expect(limitsOf([finance({ adjustment: 10 }), { permissions: ["orders.read"], limits: {} }])).toEqual({
      adjustment: 10,
    });
    expect(limitsOf([])).toEqual({ adjustment: 0, refund: 0 });
  });

  test("T065 bound what is given and what is taken alike, the limit itself included", () => {
    const limits = { adjustment: fromMinor(50_00) };
    const amounts = [49_99, 50_00, 50_01, -50_00, -50_01];
    expect(amounts.map((cents) => isWithinLimit(limits, "adjustment", fromMinor(cents)))).toEqual([
      true,
      true,
      false,
      true,
      false,
    ]);
    expect(isWithinLimit(limits, "refund", fromMinor(1_000_000_00))).toBe(true);
  });

  test("T065 let nobody approve what their roles do not allow them to do", () => {
    const may = (permissions: "orders.refund"[], limit: number) =>
      mayMoveAlone({ permissions, limits: { refund: limit } }, "refund", fromMinor(1));
    expect([may(["orders.refund"], 100), may(["orders.refund"], 99), may([], 100)]).toEqual([true, false, false]);
  });
});
