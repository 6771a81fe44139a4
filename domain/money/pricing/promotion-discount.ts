import { type Money, money } from "../money/money.ts";
import { FEE_TYPE, type FeeType } from "../payments/provider.ts";
import { percentageToMinor } from "./exact-share.ts";
import { type PricedLine, subtotalOf } from "./landed-total.ts";

export interface PromotionTerms {
  type: FeeType;
  /** An amount in the checkout's currency when fixed, hundredths of a percent otherwise. */
  value: number;
  /** Null means all products. */
  categoryIds: readonly number[] | null;
}

export interface PromotedLine extends PricedLine {
  categoryIds: readonly number[];
}

/** A promotion's discount: never more than the products it applies to cost (PRICE-05). */
export function promotionDiscount(terms: PromotionTerms, lines: readonly PromotedLine[]): Money {
  const goods = subtotalOf(eligibleLines(terms, lines));
  const discount = terms.type === FEE_TYPE.fixed ? terms.value : percentageToMinor(goods, terms.value);
  return money(Math.max(0, Math.min(discount, goods)));
}

/** The lines that a promotion applies to: those of its categories, or all (PRICE-05). */
function eligibleLines<Line extends PromotedLine>(terms: PromotionTerms, lines: readonly Line[]): Line[] {
  const wanted = terms.categoryIds && new Set(terms.categoryIds);
  return lines.filter((line) => !wanted || line.categoryIds.some((id) => wanted.has(id)));
}
