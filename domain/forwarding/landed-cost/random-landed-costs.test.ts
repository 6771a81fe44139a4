import fc from "fast-check";
import { expect, test } from "vitest";
import { fromMinor, type Money, roundToMinor } from "#domain/money/money/money.ts";
import { estimateTogether, type ShippingRate } from "../freight/shipping-estimate.ts";
import { indexTariff } from "./customs-tables.ts";
import { type FeeKey, FORWARDING_FEES } from "./forwarding-fees.ts";
import { BUYERS, type DeclaredLine, declaredValue } from "./import-charges.ts";
import { type LandedCostInput, type LandedCostTables, landedCost } from "./landed-cost.ts";

const RANDOM_COSTS = 100_000;
const DAY = "2026-11-16";
const EU = 1;
const AE = 2;
const NO_RULE = 3;
const LIMIT = fromMinor(15_000);

const FEES: Partial<Record<FeeKey, number>> = {
  insurance_included: fromMinor(10_000),
  insurance: 200,
  insurance_minimum: fromMinor(400),
};
const CODES = ["640411", "640391", "330499", "851713", "990000"] as const;
const ORIGINS = [null, "CN", "VN", "US"] as const;
const tables: LandedCostTables = {
  tariff: indexTariff([
    { hs6: "640411", origin: null, validFrom: "2020-01-01", basisPoints: 1_690 },
    { hs6: "640411", origin: "VN", validFrom: "2020-01-01", basisPoints: 840 },
    { hs6: "640391", origin: null, validFrom: "2020-01-01", basisPoints: 800 },
    { hs6: "330499", origin: null, validFrom: "2020-01-01", basisPoints: 0 },
  ]),
  fees: Object.keys(FORWARDING_FEES).map((key) => ({
    key: key as FeeKey,
    validFrom: "2020-01-01",
    value: FEES[key as FeeKey] ?? 0,
  })),
  rules: [
    { countryId: EU, validFrom: "2026-07-01", limit: LIMIT, dutyPerCode: fromMinor(300), dutyBasisPoints: null },
    { countryId: AE, validFrom: "2023-03-01", limit: fromMinor(25_000), dutyPerCode: null, dutyBasisPoints: 500 },
  ],
  vatRates: [
    { countryId: EU, validFrom: "2020-01-01", basisPoints: 2_100 },
    { countryId: AE, validFrom: "2020-01-01", basisPoints: 500 },
  ],
};
const rates: Record<"air" | "sea", ShippingRate> = {
  air: rate("air", { base: 415, perStep: 545, stepGrams: 500, volumeDivisor: 6_000 }),
  sea: rate("sea", { base: 880, perStep: 400, stepGrams: 10_000, volumeDivisor: 1_000 }),
};

function rate(
  method: "air" | "sea",
  { base, perStep, ...step }: { base: number; perStep: number; stepGrams: number; volumeDivisor: number },
): ShippingRate {
  return { method, ...step, baseAmount: fromMinor(base), amountPerStep: fromMinor(perStep), minDays: 5, maxDays: 8 };
}

const side = fc.integer({ min: 10, max: 2_000 });
const line: fc.Arbitrary<DeclaredLine> = fc.record({
  hs6: fc.constantFrom(...CODES),
  origin: fc.constantFrom(...ORIGINS),
  value: fc.oneof(
    fc.integer({ min: 1, max: 6_000 }).map(fromMinor),
    fc.integer({ min: 1, max: 1_000_000 }).map(fromMinor),
  ),
  quantity: fc.integer({ min: 1, max: 3 }),
});
/** A box with its contents, as it would be sent alone. */
const box = fc.record({
  lines: fc.array(line, { minLength: 1, maxLength: 3 }),
  good: fc.record({
    weightGrams: fc.integer({ min: 10, max: 70_000 }),
    lengthMm: side,
    widthMm: side,
    heightMm: side,
    quantity: fc.constant(1),
  }),
});
type Box = typeof box extends fc.Arbitrary<infer Value> ? Value : never;
const consignment = fc.record({
  boxes: fc.array(box, { minLength: 1, maxLength: 4 }),
  method: fc.constantFrom("air" as const, "sea" as const),
  countryId: fc.constantFrom(EU, AE, NO_RULE),
  buyer: fc.constantFrom(...BUYERS),
  isInsured: fc.boolean(),
});
type Sample = typeof consignment extends fc.Arbitrary<infer Value> ? Value : never;

function cost({ method, countryId, buyer, isInsured }: Sample, boxes: readonly Box[]) {
  const { price: freight } = estimateTogether(
    rates[method],
    boxes.map(({ good }) => good),
    DAY,
  );
  const lines = boxes.flatMap((each) => each.lines);
  const input: LandedCostInput = { lines, freight, countryId, buyer, isInsured, day: DAY, delivery: fromMinor(199) };
  return { ...landedCost(input, tables), freight, value: declaredValue(lines) };
}

/** Goods that are below a limit alone and above it together have another rule: there, joining may cost more. */
const haveOneRule = ({ countryId, buyer }: Sample, together: Money, separate: readonly Money[]) => {
  const limit = tables.rules.find((rule) => rule.countryId === countryId)?.limit;
  if (limit === undefined || buyer === "business") return true;
  return together <= limit || separate.every((value) => value > limit);
};

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);

test("FORWARDING-03 T117 100,000 random landed costs: lines make the total, none is negative, together is never dearer", () => {
  let compared = 0;
  fc.assert(
    fc.property(consignment, (sample) => {
      const together = cost(sample, sample.boxes);
      const amounts = together.lines.map(({ amount }) => amount);
      if (sum(amounts) !== together.total) throw new Error("the lines do not make the total");
      if (amounts.some((amount) => amount < 0)) throw new Error("a line is negative");
      if (amounts.some((amount) => roundToMinor(amount) !== amount)) throw new Error("a line has parts of a cent");
      const separate = sample.boxes.map((each) => cost(sample, [each]));
      const freight = sum(separate.map((each) => each.freight));
      if (together.freight > freight) throw new Error("freight together is dearer");
      const values = separate.map(({ value }) => value);
      if (!haveOneRule(sample, together.value, values)) return;
      compared += sample.boxes.length > 1 ? 1 : 0;
      if (together.total > sum(separate.map(({ total }) => total))) throw new Error("together is dearer");
    }),
    { numRuns: RANDOM_COSTS },
  );
  expect(compared).toBeGreaterThan(RANDOM_COSTS / 3);
});
