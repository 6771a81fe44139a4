import type { SavedEstimate } from "#contracts/shop/forwarding/calculator.ts";
import type { LandedLine } from "#contracts/shop/forwarding/landed-cost.ts";
import { add, type Money, ZERO } from "#domain/money/money/money.ts";
import type { Translate } from "#i18n/translate.ts";
import type { RecalculateInput } from "#storefront/commerce/checkout/recalculation.ts";
import { lineName } from "../line-name.ts";
import type { PriceChange } from "./saved-price.ts";

/** Lines that are the same then and now are left out: they are everything else. */
export function changedPrice(t: Translate, opened: SavedEstimate, change: PriceChange): RecalculateInput {
  const { before, now, method } = change;
  const nameOf = (line: LandedLine) => lineName(t, line, { method, delivery: null });
  const names = new Set([...before.lines, ...now.lines].map(nameOf));
  const sumOf = (lines: readonly LandedLine[], label: string): Money =>
    lines.filter((line) => nameOf(line) === label).reduce((sum, { amount }) => add(sum, amount), ZERO);
  const lines = [...names].map((label) => ({
    kind: "money" as const,
    label,
    before: sumOf(before.lines, label),
    now: sumOf(now.lines, label),
  }));
  return {
    quoteNumber: null,
    currencyIso: opened.currency,
    lines: lines.filter((line) => line.before !== line.now),
    totalBefore: before.total,
    totalNow: now.total,
  };
}
