import { expect, test } from "vitest";
import type { SavedEstimate } from "#contracts/shop/forwarding/calculator.ts";
import type { LandedLine } from "#contracts/shop/forwarding/landed-cost.ts";
import { add, fromMinor, type Money, ZERO } from "#domain/money/money/money.ts";
import { messagesOf } from "#i18n/messages.ts";
import { createTranslate } from "#i18n/translate.ts";
import { changedPrice } from "./changed-price.ts";
import { priceChange } from "./saved-price.ts";

const t = createTranslate("en", messagesOf("en"));
const line = (key: LandedLine["key"], cents: number, more: Partial<LandedLine> = {}): LandedLine => ({
  key,
  amount: fromMinor(cents),
  certainty: "fixed",
  service: null,
  hs6: null,
  codes: null,
  basis_points: null,
  is_by_chapter: false,
  is_recoverable: false,
  ...more,
});
const priced = (method: "air" | "sea", lines: LandedLine[]) => ({
  method,
  lines,
  total: lines.reduce((sum: Money, { amount }) => add(sum, amount), ZERO),
});
const air = (freight: number, vat: number) =>
  priced("air", [line("goods", 12_000), line("freight", freight), line("import_vat", vat, { basis_points: 2_100 })]);
const sea = priced("sea", [line("goods", 12_000), line("freight", 1_280)]);
const saved = (changes: Partial<SavedEstimate>): SavedEstimate =>
  ({
    id: 1,
    currency: "EUR",
    before: [air(3_140, 3_242), sea],
    now: [air(3_140, 3_242), sea],
    ...changes,
  }) as SavedEstimate;

test("FORWARDING-03 a saved estimate tells of the first method whose price is another one", () => {
  expect(priceChange(saved({}))).toBeNull();
  expect(priceChange(saved({ now: [] }))).toBeNull();
  expect(priceChange(saved({ now: [air(3_240, 3_263), sea] }))).toMatchObject({ method: "air" });
  const dearerSea = priced("sea", [line("goods", 12_000), line("freight", 1_380)]);
  expect(priceChange(saved({ now: [air(3_140, 3_242), dearerSea] }))).toMatchObject({ method: "sea" });
});

test("MODAL-01 FORWARDING-03 the recalculation lists the lines that changed, and both totals", () => {
  const opened = saved({ now: [air(3_240, 3_263), sea] });
  const change = priceChange(opened);
  expect(change && changedPrice(t, opened, change)).toEqual({
    quoteNumber: null,
    currencyIso: "EUR",
    lines: [
      { kind: "money", label: "Air freight", before: fromMinor(3_140), now: fromMinor(3_240) },
      { kind: "money", label: "Import VAT, 21%", before: fromMinor(3_242), now: fromMinor(3_263) },
    ],
    totalBefore: fromMinor(18_382),
    totalNow: fromMinor(18_503),
  });
});
