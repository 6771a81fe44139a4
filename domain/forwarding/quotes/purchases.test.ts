import { describe, expect, test } from "vitest";
import { fromMinor } from "#domain/money/money/money.ts";
import { finalStates, machineProblems } from "#testing/machines.ts";
import type { LandedLine } from "../landed-cost/landed-cost.ts";
import { agreedCarriage, atMost } from "./carriage.ts";
import { buyingStage, PURCHASE_MACHINE, type PurchaseState } from "./purchase-machine.ts";
import { refundOf, riseOf } from "./purchase-sums.ts";

describe("I10 the items of a paid quote", () => {
  test("I10 every state can be reached, and an item ends only where it cannot be had", () => {
    expect(machineProblems(PURCHASE_MACHINE)).toEqual([]);
    expect(finalStates(PURCHASE_MACHINE)).toEqual(["unavailable"]);
  });

  test("FORWARDING-01 a quote is as far as the item that is furthest behind", () => {
    const stage = (...states: PurchaseState[]) => buyingStage(states.map((state) => ({ state, isAsked: false })));
    expect(stage("wanted", "received")).toBe("buying");
    expect(stage("bought", "received")).toBe("bought");
    expect(stage("shipped", "unavailable")).toBe("bought");
    expect(stage("received", "unavailable")).toBe("received");
    expect(stage("unavailable", "unavailable")).toBe("none");
    expect(buyingStage([{ state: "wanted", isAsked: true }])).toBe("asked");
  });
});

describe("FORWARDING-01 sums of a purchase", () => {
  const tolerance = { price_tolerance: 200, price_tolerance_minimum: fromMinor(100) };
  const rose = (from: number, to: number) => riseOf(fromMinor(from), fromMinor(to), tolerance).outcome;

  test("FORWARDING-01 a rise of 2 % and of one euro is borne, a cent more of either is asked for", () => {
    expect([rose(2_000, 2_040), rose(2_000, 2_041)]).toEqual(["borne", "asked"]);
    expect([rose(100_000, 100_100), rose(100_000, 100_101)]).toEqual(["borne", "asked"]);
    expect(rose(2_000, 1_900)).toBe("borne");
  });

  const line = (key: LandedLine["key"], cents: number, service?: string): LandedLine => ({
    key,
    amount: fromMinor(cents),
    certainty: "fixed",
    ...(service ? { service } : {}),
  });
  const LINES = [
    line("goods", 10_000),
    line("freight", 4_000),
    line("service", 790, "shop_delivery"),
    line("service", 500, "buying"),
  ];

  test("FORWARDING-01 an item is refunded with its share of the fee, and shares never exceed the fee", () => {
    expect(refundOf(fromMinor(3_000), LINES)).toBe(fromMinor(3_150));
    expect(refundOf(fromMinor(3_333), LINES)).toBe(fromMinor(3_333 + 166));
    const refunded = [3_333, 3_333, 3_334].reduce((sum, cents) => sum + refundOf(fromMinor(cents), LINES), 0);
    expect(refunded).toBeLessThanOrEqual(fromMinor(10_500));
  });

  test("FORWARDING-01 a request has what was charged for its way, without our fees for buying", () => {
    expect(agreedCarriage(LINES)).toEqual([line("goods", 10_000), line("freight", 4_000)]);
  });

  test("I14 what fewer goods would cost more in customs is borne: by the duty first, then by the import VAT", () => {
    const lines = [line("goods", 1_000), line("freight", 500), line("duty", 300), line("import_vat", 378)];
    const cents = (paid: number) => atMost(lines, fromMinor(paid)).map(({ amount }) => amount / fromMinor(1));
    expect(cents(1_178)).toEqual([1_000, 500, 300, 378]);
    expect(cents(1_100)).toEqual([1_000, 500, 222, 378]);
    expect(cents(815)).toEqual([1_000, 500, 0, 315]);
  });
});
