import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { fromMinor } from "../money/money.ts";
import { RELATION } from "./entry.ts";
import { type BalanceMove, toppedUpLeft } from "./topped-up-left.ts";

const move = (cents: number, about: Partial<BalanceMove> = {}): BalanceMove => ({
  amount: fromMinor(cents),
  relType: null,
  relId: null,
  note: null,
  madeBy: null,
  ...about,
});
const topUp = (cents: number) => move(cents, { relType: RELATION.topUp });
const refundedTopUp = (cents: number) => move(-cents, { relType: RELATION.topUp });
const spent = (cents: number, relId: number) => move(-cents, { relId });
const refunded = (cents: number, note: string) => move(cents, { note });
const given = (cents: number, note = "an apology") => move(cents, { relType: RELATION.manual, note, madeBy: 7 });

describe("ACCOUNT-04 what was topped up and not spent", () => {
  test.each<[string, BalanceMove[], number]>([
    ["nothing moved", [], 0],
    ["a top-up", [topUp(50_00)], 50_00],
    ["some of it spent", [topUp(50_00), spent(20_00, 1)], 30_00],
    ["staff gave something: it is spent first", [topUp(50_00), given(20_00), spent(30_00, 1)], 40_00],
    ["only staff gave something", [given(20_00)], 0],
    ["an order paid from the balance is refunded", [topUp(50_00), spent(50_00, 1), refunded(30_00, "OR1")], 30_00],
    ["an order paid by card is refunded to the balance", [topUp(50_00), refunded(30_00, "OR1")], 50_00],
    ["refunded is more than the balance had paid", [topUp(20_00), spent(20_00, 1), refunded(70_00, "OR1")], 20_00],
    [
      "the same money is not restored twice",
      [topUp(20_00), spent(20_00, 1), refunded(20_00, "OR1"), refunded(20_00, "OR1")],
      20_00,
    ],
    ["what an order took of staff's money stays staff's", [given(20_00), spent(20_00, 1), refunded(20_00, "OR1")], 0],
    ["staff name an order in a reason", [topUp(20_00), spent(20_00, 1), given(20_00, "OR1 came late")], 0],
    ["a top-up was refunded to its source", [topUp(50_00), refundedTopUp(30_00)], 20_00],
    ["and the provider refused it", [topUp(50_00), refundedTopUp(30_00), topUp(30_00)], 50_00],
    [
      "a top-up was refunded after it was spent",
      [topUp(20_00), spent(20_00, 1), given(20_00), refundedTopUp(20_00)],
      0,
    ],
  ])("%s", (_name, moves, cents) => {
    expect(toppedUpLeft(moves)).toBe(fromMinor(cents));
  });

  test("I2 is never more than the balance, nor below nothing, whatever moved", () => {
    const kinds = fc.constantFrom("topUp", "spent", "refunded", "given", "refundedTopUp");
    const steps = fc.array(fc.tuple(kinds, fc.integer({ min: 1, max: 100 }), fc.integer({ min: 1, max: 3 })));
    fc.assert(
      fc.property(steps, (planned) => {
        const moves: BalanceMove[] = [];
        let balance = 0;
        for (const [kind, cents, order] of planned) {
          const make = {
            topUp,
            given,
            refundedTopUp,
            spent: (sum: number) => spent(sum, order),
            refunded: (sum: number) => refunded(sum, `OR${order}`),
          };
          const next = make[kind](cents);
          if (balance + next.amount < 0) continue;
          balance += next.amount;
          moves.push(next);
          const left = toppedUpLeft(moves);
          expect(left).toBeGreaterThanOrEqual(0);
          expect(left).toBeLessThanOrEqual(balance);
        }
      }),
    );
  });
});
