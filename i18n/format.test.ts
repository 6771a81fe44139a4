import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { money } from "#domain/money/money/money.ts";
import { LANGUAGES } from "#domain/operations/storefronts/storefront.ts";
import {
  formatAtWarehouse,
  formatCentimetres,
  formatCount,
  formatDate,
  formatDecimal,
  formatKilograms,
  formatMoney,
  formatTime,
} from "./format.ts";

describe("dates and times", () => {
  const moment = new Date("2026-03-05T02:07:09Z");

  test("REGION-07 formats dates as yyyy-MM-dd and times as HH:mm, 24 hours", () => {
    expect([formatDate(moment, "UTC"), formatTime(moment, "UTC")]).toEqual(["2026-03-05", "02:07"]);
    expect(formatTime(new Date("2026-03-05T00:00:00Z"), "UTC")).toBe("00:00");
    expect(formatTime(new Date("2026-03-05T23:59:00Z"), "UTC")).toBe("23:59");
    expect(formatDate(moment, "Europe/Vilnius")).toBe("2026-03-05");
  });

  test("REGION-07 the warehouse's time is at −05:00, summer and winter", () => {
    expect(formatAtWarehouse(moment)).toBe("2026-03-04 21:07");
    expect(formatAtWarehouse(new Date("2026-07-05T02:07:00Z"))).toBe("2026-07-04 21:07");
  });
});

describe("money", () => {
  test("REGION-06 English has the symbol first and a decimal point, other languages a comma and the symbol last", () => {
    expect(formatMoney(money(6_490_000), "EUR", "en")).toBe("€649.00");
    expect(formatMoney(money(6_490_000), "EUR", "lt")).toBe("649,00\u00a0€");
    expect(formatMoney(money(12_345_678_900), "USD", "en")).toBe("$1\u202f234\u202f567.89");
    expect(formatMoney(money(-5_000), "EUR", "ru")).toBe("\u22120,50\u00a0€");
    expect(formatMoney(money(0), "EUR", "en")).toBe("€0.00");
  });

  test("REGION-06 shows the exact amount to the cent in every language", () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e12, max: 1e12 }), fc.constantFrom(...LANGUAGES), (minor, language) => {
        const shown = formatMoney(money(minor * 100), "EUR", language);
        const digits = shown.replace(/[^\d]/g, "");
        expect(Number(digits) * (shown.startsWith("\u2212") ? -1 : 1)).toBe(minor === 0 ? 0 : minor);
      }),
    );
  });

  test("groups the thousands of a count", () => {
    expect([formatCount(7), formatCount(1_234), formatCount(1_234_567)]).toEqual([
      "7",
      "1\u202f234",
      "1\u202f234\u202f567",
    ]);
  });
});

describe("weights and sizes", () => {
  test("REGION-06 have a decimal point in English and a comma elsewhere", () => {
    expect([formatKilograms(2_300, "en"), formatKilograms(2_300, "lt")]).toEqual(["2.30", "2,30"]);
    expect(formatDecimal(1_234.5, "ru", { least: 1, most: 2 })).toBe("1\u202f234,5");
  });

  test("drop zeros at the end down to the fewest decimals", () => {
    const shown = (grams: number, least: number) => formatKilograms(grams, "en", { least, most: 2 });
    expect([shown(2_500, 1), shown(2_000, 1), shown(2_250, 1), shown(2_000, 0)]).toEqual(["2.5", "2.0", "2.25", "2"]);
  });

  test("count started centimetres", () => {
    expect(formatCentimetres([460, 301, 280])).toBe("46 × 31 × 28");
  });
});
