import { eq, getTableColumns, sql } from "drizzle-orm";
import { type Money, money } from "#domain/money/money/money.ts";
import { FEE_TYPE, type FeeType } from "#domain/money/payments/provider.ts";
import type { PromotedLine } from "#domain/money/pricing/promotion-discount.ts";
import {
  checkPromotion,
  normalizeCode,
  type PromotionRule,
  type PromotionUse,
} from "#domain/selling/promotions/promotion-rule.ts";
import type { Database } from "#platform/database/open-database.ts";
import { promotions, promotionUses } from "./tables.ts";

export interface PromotionRequest {
  code: string;
  storefrontCode: string;
  /** Null while the customer is not known yet. */
  customerKey: string | null;
  subtotal: Money;
  lines: readonly PromotedLine[];
  now: Date;
  /** Promotions are stored in euros. */
  fromEuro(amount: Money): Money;
}

/** A promotion with its amounts in the requested currency. */
export interface UsablePromotion {
  id: number;
  code: string;
  type: FeeType;
  value: number;
  categoryIds: number[] | null;
}

export type PromotionAnswer =
  | { result: "usable"; promotion: UsablePromotion }
  | { result: "below_minimum" }
  | { result: "refused" };

/** Looks a code up and judges it, with the same statement whether it is known or not (T125). */
export async function findUsable(db: Database, request: PromotionRequest): Promise<PromotionAnswer> {
  const [found] = await db
    .select({ ...getTableColumns(promotions), ownUses: usesOf(request.customerKey) })
    .from(promotions)
    .where(eq(promotions.code, normalizeCode(request.code)));
  if (!found) return { result: "refused" };
  const rule = ruleOf(found, request.fromEuro);
  const use: PromotionUse = { ...request, ownUses: found.ownUses };
  const verdict = checkPromotion(rule, use);
  if (verdict !== "usable") return { result: verdict };
  const { type, value } = rule;
  return {
    result: "usable",
    promotion: { id: found.id, code: found.code, type, value, categoryIds: found.categoryIds },
  };
}

const usesOf = (customerKey: string | null) => sql<number>`(
  select count(*)::integer from ${promotionUses}
  where ${promotionUses.promotionId} = ${promotions.id} and ${promotionUses.customerKey} = ${customerKey})`;

function ruleOf(row: typeof promotions.$inferSelect, fromEuro: PromotionRequest["fromEuro"]): PromotionRule {
  const type = row.type === FEE_TYPE.fixed ? FEE_TYPE.fixed : FEE_TYPE.percentage;
  return {
    ...row,
    type,
    value: type === FEE_TYPE.fixed ? fromEuro(money(row.value)) : row.value,
    minimumSubtotal: fromEuro(row.minimumSubtotal),
  };
}
