import { describe, expect, test } from "vitest";
import { fromMinor } from "#domain/money/money/money.ts";
import type { LandedLine } from "../landed-cost/landed-cost.ts";
import { settleCustoms } from "./customs-settlement.ts";
import { chargedFor } from "./request-price.ts";

const cents = fromMinor;
const TOLERANCE = { customs_tolerance: 1_000, customs_tolerance_minimum: cents(200) };

/** Customs cost 6 € of duty and 30 € of import VAT. */
const LINES: LandedLine[] = [
  { key: "goods", amount: cents(13_770), certainty: "fixed" },
  { key: "freight", amount: cents(2_595), certainty: "fixed" },
  { key: "duty", amount: cents(300), certainty: "estimate", hs6: "640411" },
  { key: "duty", amount: cents(300), certainty: "estimate", hs6: "330499" },
  { key: "import_vat", amount: cents(3_000), certainty: "estimate", basisPoints: 2_100 },
  { key: "delivery", amount: cents(299), certainty: "fixed" },
];
const settle = (duty: number, importVat: number, lines = LINES) =>
  settleCustoms(lines, { duty: cents(duty), importVat: cents(importVat) }, TOLERANCE);

describe("FORWARDING-03 what customs took beside what was charged for them", () => {
  test("I14 less is returned, and the price has what customs took", () => {
    const { outcome, difference, lines } = settle(300, 2_500);
    expect([outcome, difference]).toEqual(["returned", cents(800)]);
    expect(chargedFor(LINES) - chargedFor(lines)).toBe(cents(800));
    expect(lines.map(({ key, amount, certainty }) => [key, amount, certainty]).slice(2)).toEqual([
      ["duty", cents(300), "fixed"],
      ["import_vat", cents(2_500), "fixed"],
      ["delivery", cents(299), "fixed"],
    ]);
    expect(lines.find(({ key }) => key === "import_vat")?.basisPoints).toBe(2_100);
    expect(lines.find(({ key }) => key === "duty")?.codes).toBe(2);
  });

  test("I14 nothing taken returns all of it", () => {
    expect(settle(0, 0)).toMatchObject({ outcome: "returned", difference: cents(3_600) });
  });

  test("FORWARDING-03 more is asked for only above a tenth and above two euros; else we bear it", () => {
    expect(settle(600, 3_000)).toMatchObject({ outcome: "borne", difference: cents(0) });
    expect(settle(600, 3_360)).toMatchObject({ outcome: "borne", difference: cents(360) });
    expect(settle(600, 3_361)).toMatchObject({ outcome: "invoiced", difference: cents(361), lines: LINES });
    const little = LINES.filter(({ hs6, key }) => key !== "import_vat" && hs6 !== "330499");
    expect(settle(500, 0, little)).toMatchObject({ outcome: "borne", difference: cents(200) });
    expect(settle(501, 0, little)).toMatchObject({ outcome: "invoiced", difference: cents(201) });
  });

  test("FORWARDING-03 where nothing was charged, two euros more are borne and a cent above them is asked for", () => {
    const none = LINES.filter(({ key }) => key !== "duty" && key !== "import_vat");
    expect(settle(200, 0, none).outcome).toBe("borne");
    expect(settle(201, 0, none).outcome).toBe("invoiced");
  });
});
