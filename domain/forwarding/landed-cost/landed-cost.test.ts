import { describe, expect, test } from "vitest";
import { fromDecimalString, type Money, ZERO } from "#domain/money/money/money.ts";
import { indexTariff } from "./customs-tables.ts";
import { dutyRate } from "./duty-rate.ts";
import { type FeeKey, type FeeVersion, FORWARDING_FEES, feesOn, insuranceFee } from "./forwarding-fees.ts";
import { type LandedCostInput, type LandedCostTables, landedCost } from "./landed-cost.ts";

const euros = (text: string) => fromDecimalString(text) as Money;
const LT = 1;
const AE = 5;
const DAY = "2026-11-16";

const FEES: Partial<Record<FeeKey, number>> = {
  insurance_included: euros("100"),
  insurance: 200,
  insurance_minimum: euros("4"),
};
const fees: FeeVersion[] = Object.keys(FORWARDING_FEES).map((key) => ({
  key: key as FeeKey,
  validFrom: "2026-01-01",
  value: FEES[key as FeeKey] ?? 0,
}));
const tariff = indexTariff(
  (
    [
      ["640411", null, "2020-01-01", 1_700],
      ["640411", "VN", "2020-01-01", 850],
      ["640391", null, "2020-01-01", 800],
      ["330499", null, "2020-01-01", 0],
      ["851713", null, "2020-01-01", 0],
      ["851713", null, "2027-01-01", 300],
    ] as const
  ).map(([hs6, origin, validFrom, basisPoints]) => ({ hs6, origin, validFrom, basisPoints })),
);
const tables: LandedCostTables = {
  tariff,
  fees,
  rules: [
    { countryId: LT, validFrom: "2021-07-01", limit: euros("150"), dutyPerCode: ZERO, dutyBasisPoints: null },
    { countryId: LT, validFrom: "2026-07-01", limit: euros("150"), dutyPerCode: euros("3"), dutyBasisPoints: null },
    { countryId: AE, validFrom: "2023-03-01", limit: euros("250"), dutyPerCode: null, dutyBasisPoints: 500 },
  ],
  vatRates: [
    { countryId: LT, validFrom: "2009-09-01", basisPoints: 2_100 },
    { countryId: AE, validFrom: "2018-01-01", basisPoints: 500 },
  ],
};

const shoes = { hs6: "640411", origin: null, value: euros("120"), quantity: 1 };
const input = (changes: Partial<LandedCostInput> = {}): LandedCostInput => ({
  lines: [shoes],
  freight: euros("31.40"),
  countryId: LT,
  buyer: "consumer",
  day: DAY,
  isInsured: false,
  delivery: euros("1.99"),
  ...changes,
});
/** Names and amounts as a reader sees them. */
const shown = (changes: Partial<LandedCostInput>) => {
  const { lines, total } = landedCost(input(changes), tables);
  const name = ({ key, service, hs6 }: (typeof lines)[number]) => [key, service ?? hs6].filter(Boolean).join(" ");
  return { ...Object.fromEntries(lines.map((line) => [name(line), line.amount])), total };
};

describe("the landed cost of the drawn calculator", () => {
  test("FORWARDING-03 by air it is 188.81 to the door", () => {
    expect(shown({})).toEqual({
      goods: euros("120"),
      freight: euros("31.40"),
      duty: euros("3"),
      import_vat: euros("32.42"),
      delivery: euros("1.99"),
      total: euros("188.81"),
    });
    const { lines } = landedCost(input(), tables);
    expect(lines.map(({ key, certainty }) => `${key} ${certainty}`)).toEqual([
      "goods fixed",
      "freight fixed",
      "duty fixed",
      "import_vat estimate",
      "delivery fixed",
    ]);
    expect(lines.find(({ key }) => key === "import_vat")?.basisPoints).toBe(2_100);
  });

  test("FORWARDING-03 by sea it is 166.31 to the door", () => {
    expect(shown({ freight: euros("12.80") })).toMatchObject({ import_vat: euros("28.52"), total: euros("166.31") });
  });
});

describe("the landed cost of the drawn forward request", () => {
  const request: Partial<LandedCostInput> = {
    lines: [
      { hs6: "640411", origin: "VN", value: euros("79.90"), quantity: 1 },
      { hs6: "330499", origin: "US", value: euros("28.90"), quantity: 2 },
    ],
    freight: euros("25.95"),
    isInsured: true,
    services: [
      { service: "join", amount: euros("1.50") },
      { service: "wrap", amount: euros("3") },
    ],
    storage: ZERO,
  };

  test("FORWARDING-03 what is paid is 78.07 by air, and with the declared goods 215.77", () => {
    expect(shown(request)).toEqual({
      goods: euros("137.70"),
      freight: euros("25.95"),
      "service join": euros("1.50"),
      "service wrap": euros("3"),
      insurance: euros("4"),
      storage: ZERO,
      duty: euros("6"),
      import_vat: euros("35.63"),
      delivery: euros("1.99"),
      total: euros("215.77"),
    });
    expect(landedCost(input(request), tables).charged).toBe(euros("78.07"));
  });

  test("FORWARDING-03 what is paid is 67.00 by sea", () => {
    const { charged, lines } = landedCost(input({ ...request, freight: euros("16.80") }), tables);
    expect(charged).toBe(euros("67"));
    expect(lines.find(({ key }) => key === "import_vat")?.amount).toBe(euros("33.71"));
  });
});

describe("duty and import VAT", () => {
  test("FORWARDING-03 the same code twice costs the fixed duty once", () => {
    const twice = [shoes, { ...shoes, origin: "CN", value: euros("30") }];
    expect(shown({ lines: twice })).toMatchObject({ goods: euros("150"), duty: euros("3") });
    expect(shown({ lines: [...twice.slice(1), { ...shoes, hs6: "640391" }] })).toMatchObject({ duty: euros("6") });
  });

  test("FORWARDING-03 above the limit each code has its own rate, as an estimate", () => {
    const lines = [
      { ...shoes, origin: "VN", value: euros("100") },
      { ...shoes, origin: "CN", value: euros("100") },
      { ...shoes, hs6: "640391", value: euros("10.01"), quantity: 3 },
    ];
    const cost = landedCost(input({ lines }), tables);
    const duties = cost.lines.filter(({ key }) => key === "duty");
    expect(duties.map(({ hs6, amount, certainty }) => [hs6, amount, certainty])).toEqual([
      ["640411", euros("25.50"), "estimate"],
      ["640391", euros("2.40"), "estimate"],
    ]);
    // 21 % of 230.03 + 27.90 + 31.40
    expect(cost.lines.find(({ key }) => key === "import_vat")?.amount).toBe(euros("60.76"));
  });

  test("FORWARDING-03 a cent decides between the fixed duty and the rate", () => {
    expect(shown({ lines: [{ ...shoes, value: euros("150") }] })).toMatchObject({ duty: euros("3") });
    expect(shown({ lines: [{ ...shoes, value: euros("150.01") }] })).toMatchObject({ "duty 640411": euros("25.50") });
  });

  test("FORWARDING-03 the rule of the day holds", () => {
    expect(shown({ day: "2026-06-30" })).toMatchObject({ duty: ZERO, import_vat: euros("31.79") });
    expect(dutyRate(tariff, { hs6: "851713", origin: null, day: "2026-12-31" })).toBe(0);
    expect(dutyRate(tariff, { hs6: "851713", origin: null, day: "2027-01-01" })).toBe(300);
  });

  test("FORWARDING-03 an unknown code has the highest rate of its chapter, an unknown chapter the highest of all", () => {
    expect(dutyRate(tariff, { hs6: "640411", origin: "VN", day: DAY })).toBe(850);
    expect(dutyRate(tariff, { hs6: "640411", origin: "CN", day: DAY })).toBe(1_700);
    expect(dutyRate(tariff, { hs6: "649999", origin: null, day: DAY })).toBe(1_700);
    expect(dutyRate(tariff, { hs6: "330000", origin: null, day: DAY })).toBe(0);
    expect(dutyRate(tariff, { hs6: "010101", origin: null, day: DAY })).toBe(1_700);
    expect(dutyRate(indexTariff([]), { hs6: "010101", origin: null, day: DAY })).toBe(0);
  });

  test("FORWARDING-03 a code without a rate is estimated by its chapter’s usual one, and the line says so", () => {
    const usual = [
      { chapter: "94", validFrom: "2020-01-01", basisPoints: 560 },
      { chapter: "64", validFrom: "2020-01-01", basisPoints: 400 },
    ];
    const known = indexTariff([...tariff.byCode.values()].flat(), usual);
    expect(dutyRate(known, { hs6: "940360", origin: null, day: DAY })).toBe(560);
    expect(dutyRate(known, { hs6: "640411", origin: null, day: DAY })).toBe(1_700);
    const lines = ["940360", "640411"].map((hs6) => ({ ...shoes, hs6, value: euros("100") }));
    const duties = landedCost(input({ lines }), { ...tables, tariff: known }).lines.filter(({ key }) => key === "duty");
    expect(duties).toMatchObject([
      { hs6: "940360", amount: euros("5.60"), certainty: "estimate", isByChapter: true },
      { hs6: "640411", amount: euros("17") },
    ]);
    expect(duties[1]).not.toHaveProperty("isByChapter");
  });

  test("FORWARDING-03 a code with a rate for its origin alone is no estimate by its chapter", () => {
    const known = indexTariff([{ hs6: "940360", origin: "CN", validFrom: "2020-01-01", basisPoints: 270 }]);
    const duty = (origin: string) => {
      const lines = [{ ...shoes, hs6: "940360", value: euros("200"), origin }];
      return landedCost(input({ lines }), { ...tables, tariff: known }).lines.find(({ key }) => key === "duty");
    };
    expect(duty("CN")).not.toHaveProperty("isByChapter");
    expect(duty("VN")).toHaveProperty("isByChapter", true);
  });

  test("FORWARDING-03 the Emirates ask nothing up to their limit, then five percent twice", () => {
    const small = { countryId: AE, lines: [{ ...shoes, value: euros("250") }] };
    expect(shown(small)).toEqual({
      goods: euros("250"),
      freight: euros("31.40"),
      delivery: euros("1.99"),
      total: euros("283.39"),
    });
    const more = { countryId: AE, lines: [{ ...shoes, value: euros("300") }] };
    // 5 % of 300; 5 % of 300 + 15 + 31.40
    expect(shown(more)).toMatchObject({ "duty 640411": euros("15"), import_vat: euros("17.32") });
  });

  test("FORWARDING-03 a business pays by the tariff at any value, gets the VAT back and needs an EORI number", () => {
    const cost = landedCost(input({ buyer: "business" }), tables);
    expect(cost.needsEori).toBe(true);
    expect(cost.lines.find(({ key }) => key === "duty")).toMatchObject({
      amount: euros("20.40"),
      certainty: "estimate",
    });
    expect(cost.lines.find(({ key }) => key === "import_vat")?.recoverable).toBe(true);
    const consumer = landedCost(input(), tables);
    expect(consumer.needsEori).toBe(false);
    expect(consumer.lines.some(({ recoverable }) => recoverable)).toBe(false);
  });
});

describe("fees", () => {
  test("FORWARDING-03 insurance covers a hundred for nothing, then costs two percent of the whole value, four at least", () => {
    const onDay = feesOn(fees, DAY);
    expect(insuranceFee(euros("100"), onDay)).toBe(ZERO);
    expect(insuranceFee(euros("100.01"), onDay)).toBe(euros("4"));
    expect(insuranceFee(euros("200"), onDay)).toBe(euros("4"));
    expect(insuranceFee(euros("1234.50"), onDay)).toBe(euros("24.69"));
  });

  test("FORWARDING-03 a fee holds from its day on, and one that is missing is noticed", () => {
    const dearer: FeeVersion[] = [...fees, { key: "wrap", validFrom: "2026-12-01", value: euros("3.50") }];
    expect(feesOn(dearer, "2026-11-30").wrap).toBe(ZERO);
    expect(feesOn(dearer, "2026-12-01").wrap).toBe(euros("3.50"));
    expect(() => feesOn(fees, "2025-12-31")).toThrow("insurance_included");
  });
});
