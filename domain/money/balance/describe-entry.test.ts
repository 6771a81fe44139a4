import { describe, expect, test } from "vitest";
import { fromMinor } from "../money/money.ts";
import { entryNumber, labelKeyOf, orderNumberOf, processorNameOf, quoteSlugOf } from "./describe-entry.ts";
import type { BalanceEntry } from "./entry.ts";

const entry = (changes: Partial<BalanceEntry>): BalanceEntry => ({
  id: 58213,
  rel_type: 0,
  type: 2,
  rel_id: 2201,
  created_at: "2026-11-14T18:22:00.000Z",
  starting_balance: fromMinor(115_60),
  end_balance: fromMinor(84_20),
  amount: fromMinor(31_40),
  payment_processor_name: "Paysera",
  payment_processor_transaction_id: "PS-88213407",
  quote_slug: "abc",
  refunded_number: null,
  ...changes,
});

describe("ACCOUNT-03 the label of an entry", () => {
  test.each<[Partial<BalanceEntry>, string]>([
    [{ rel_type: 4 }, "balance.label.paid-invoice"],
    [{ rel_type: 0 }, "balance.label.paid-quote"],
    [{ rel_type: 1 }, "balance.label.paid-forward-request"],
    [{ rel_type: 3, type: 1 }, "balance.label.top-up"],
    [{ rel_type: 2, type: 1 }, "balance.label.manual-top-up"],
    [{ rel_type: 2, type: 2 }, "balance.label.manual-deduction"],
    [{ rel_type: 0, type: 1, rel_id: null }, "balance.label.refund-quote"],
    [{ rel_type: 1, type: 1, rel_id: null }, "balance.label.refund-forward-request"],
    [{ rel_type: 3, type: 1, rel_id: null }, "balance.label.top-up"],
    [{ rel_type: 3, type: 2, payment_processor_transaction_id: null }, "balance.label.paid-out"],
    [{ rel_type: 3, type: 1, payment_processor_transaction_id: null }, "balance.label.payout-returned"],
    [{ rel_type: 2, type: 1, rel_id: null }, "balance.label.manual-top-up"],
    [{ rel_type: 4, rel_id: null }, "balance.label.paid-invoice"],
    [{ rel_type: null }, "balance.label.paid-order"],
    [{ rel_type: null, type: 1, rel_id: null }, "balance.label.refund-order"],
  ])("%o is %s", (changes, key) => {
    expect(labelKeyOf(entry(changes))).toBe(key);
  });
});

describe("ACCOUNT-02 an entry shows", () => {
  test("its id with ID before it", () => {
    expect(entryNumber(entry({}))).toBe("ID58213");
  });

  test.each<[Partial<BalanceEntry>, string | null]>([
    [{ rel_type: 0 }, "QU2201"],
    [{ rel_type: 1 }, "FR2201"],
    [{ rel_type: 3 }, "PS-88213407"],
    [{ rel_type: 0, rel_id: null, refunded_number: "QU2201" }, "QU2201"],
    [{ rel_type: null, rel_id: null, refunded_number: "OR2201" }, "OR2201"],
    [{ rel_type: 1, rel_id: null }, null],
    [{ rel_type: 2 }, null],
    [{ rel_type: 4 }, null],
    [{ rel_type: null }, "OR2201"],
  ])("the order number: %o has %s", (changes, number) => {
    expect(orderNumberOf(entry(changes))).toBe(number);
  });

  test("a link for quotes only, and a processor's name for top-ups only", () => {
    const relations = [0, 1, 2, 3, 4, null] as const;
    expect(relations.map((rel_type) => quoteSlugOf(entry({ rel_type })))).toEqual([
      "abc",
      null,
      null,
      null,
      null,
      null,
    ]);
    expect(relations.map((rel_type) => processorNameOf(entry({ rel_type })))).toEqual([
      null,
      null,
      null,
      "Paysera",
      null,
      null,
    ]);
  });
});
