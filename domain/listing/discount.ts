import type { Money } from "../money/money.ts";
import type { Range } from "./selected-filters.ts";

const RATIO_PARTS = 10_000;
const PERCENT_PARTS = 100;

/** Ratios have four decimals and percentages two, so that going there and back ends where it began. */
const rounded = (value: number, parts: number) => Math.round(value * parts) / parts;

/** The percentage that a ratio of price to prior price takes off: (1 − ratio) × 100 (CATALOG-11). */
export function ratioToPercent(ratio: number): number {
  return rounded((1 - ratio) * 100, PERCENT_PARTS);
}

/** The whole percentage by which a price lies under its prior price; 0 without a real reduction (CATALOG-11). */
export function discountPercent(price: { amount: Money; prior_amount: Money | null }): number {
  const { amount, prior_amount } = price;
  return prior_amount === null || prior_amount <= amount ? 0 : Math.round(ratioToPercent(amount / prior_amount));
}

/** The ratio of price to prior price that is a percentage off (CATALOG-11). */
export function percentToRatio(percent: number): number {
  return rounded(1 - percent / 100, RATIO_PARTS);
}

const mapped = (bound: number | null, convert: (value: number) => number) => (bound === null ? null : convert(bound));

/** A range of ratios as a range of percentages; the ends change places, since a low ratio is a high discount (CATALOG-11). */
export function ratioRangeToPercent({ min, max }: Range): Range {
  return { min: mapped(max, ratioToPercent), max: mapped(min, ratioToPercent) };
}

/** A range of percentages as the range of ratios that is applied (CATALOG-11). */
export function percentRangeToRatio({ min, max }: Range): Range {
  return { min: mapped(max, percentToRatio), max: mapped(min, percentToRatio) };
}
