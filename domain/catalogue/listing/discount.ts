import type { Money } from "#domain/money/money/money.ts";
import type { Range } from "./selected-filters.ts";

const RATIO_SCALE = 10_000;
const PERCENT_SCALE = 100;

/** Ratios have four decimals and percentages two, so that conversions round-trip. */
const rounded = (value: number, scale: number) => Math.round(value * scale) / scale;

/** The discount of a ratio of price to prior price: (1 − ratio) × 100 (CATALOG-11). */
export function ratioToPercent(ratio: number): number {
  return rounded((1 - ratio) * 100, PERCENT_SCALE);
}

/** The whole percentage by which a price is below its prior price; 0 without a reduction (CATALOG-11). */
export function discountPercent(price: { amount: Money; prior_amount: Money | null }): number {
  const { amount, prior_amount } = price;
  return prior_amount === null || prior_amount <= amount ? 0 : Math.round(ratioToPercent(amount / prior_amount));
}

/** The ratio of price to prior price of a discount (CATALOG-11). */
export function percentToRatio(percent: number): number {
  return rounded(1 - percent / 100, RATIO_SCALE);
}

const mapped = (bound: number | null, convert: (value: number) => number) => (bound === null ? null : convert(bound));

/** A range of ratios as percentages; the bounds are swapped, since a low ratio is a high discount (CATALOG-11). */
export function ratioRangeToPercent({ min, max }: Range): Range {
  return { min: mapped(max, ratioToPercent), max: mapped(min, ratioToPercent) };
}

/** A range of percentages as ratios (CATALOG-11). */
export function percentRangeToRatio({ min, max }: Range): Range {
  return { min: mapped(max, percentToRatio), max: mapped(min, percentToRatio) };
}
