import type { Money } from "#domain/money/money/money.ts";
import { type PromotedLine, type PromotionTerms, promotionDiscount } from "#domain/money/pricing/promotion-discount.ts";

/** A promotion with its amounts in the currency of the checkout that uses it. */
export interface PromotionRule extends PromotionTerms {
  isActive: boolean;
  validFrom: Date;
  validTo: Date | null;
  /** Null: in all storefronts. */
  storefrontCodes: readonly string[] | null;
  minimumSubtotal: Money;
  totalLimit: number | null;
  uses: number;
  customerLimit: number | null;
}

export interface PromotionUse {
  now: Date;
  storefrontCode: string;
  subtotal: Money;
  lines: readonly PromotedLine[];
  /** How often this customer has used the promotion before. */
  ownUses: number;
}

export type PromotionVerdict = "usable" | "below_minimum" | "refused";

/**
 * Whether a promotion may be used (CHECKOUT-10). Only an unreached minimum has its own verdict, and only where nothing
 * else refuses the code: guessing codes reveals nothing else (T125).
 */
export function checkPromotion(rule: PromotionRule, use: PromotionUse): PromotionVerdict {
  const isHad = isInForce(rule, use) && isLeft(rule, use) && promotionDiscount(rule, use.lines) > 0;
  if (!isHad) return "refused";
  return use.subtotal < rule.minimumSubtotal ? "below_minimum" : "usable";
}

function isInForce(rule: PromotionRule, { now, storefrontCode }: PromotionUse): boolean {
  const isNow = rule.validFrom <= now && (rule.validTo === null || now < rule.validTo);
  return rule.isActive && isNow && (rule.storefrontCodes?.includes(storefrontCode) ?? true);
}

function isLeft(rule: PromotionRule, { ownUses }: PromotionUse): boolean {
  const isLeftForAll = rule.totalLimit === null || rule.uses < rule.totalLimit;
  return isLeftForAll && (rule.customerLimit === null || ownUses < rule.customerLimit);
}

/** Codes are stored in capitals; the case of a typed code does not matter (CHECKOUT-10). */
export function normalizeCode(code: string): string {
  return code.trim().toUpperCase();
}
