import { sql } from "drizzle-orm";
import type { Money } from "#domain/money/money/money.ts";
import { subtotalOf } from "#domain/money/pricing/landed-total.ts";
import { customerKey } from "#domain/selling/promotions/customer-key.ts";
import type { CallContext } from "#platform/calls/call-context.ts";
import { refuse } from "#platform/calls/call-errors.ts";
import type { Database } from "#platform/database/open-database.ts";
import { consumeCodeAttempt, findUsable, type PromotionAnswer, refundCodeAttempt } from "../../promotions/index.ts";
import { type CheckoutDeps, dayOf } from "../checkout-deps.ts";
import { asJson } from "../checkout-store.ts";
import { changeByContent, changeOwn } from "../own-checkout.ts";
import { pricedLines } from "../price.ts";
import type { OpenedCheckout, StoredCheckout } from "../stored-checkout.ts";

const REFUSALS = { refused: "promotion_refused", below_minimum: "promotion_minimum" } as const;

/** Applies a code. The attempt is counted before the lookup and refunded when the code is usable (CHECKOUT-10, T125). */
export async function applyPromotion(
  deps: CheckoutDeps,
  context: CallContext,
  { slug, code }: { slug: string; code: string },
): Promise<OpenedCheckout> {
  const opened = await changeByContent(context, slug, async ({ checkout }) => {
    await consumeCodeAttempt(context, deps.now());
    const answer = await judgePromotion(deps, context.db, context.storefront.code, { ...checkout, code });
    if (answer.result !== "usable") throw refuse(REFUSALS[answer.result]);
    return [sql`promotion = ${asJson(answer.promotion)}`];
  });
  await refundCodeAttempt(context);
  return opened;
}

export function removePromotion(context: CallContext, slug: string): Promise<OpenedCheckout> {
  return changeOwn(context, slug, { set: [sql`promotion = null`], otherwise: () => refuse("conflict") });
}

type Applicant = Pick<StoredCheckout, "lines" | "currencyId" | "email"> & { code: string };

export function judgePromotion(
  { now, delivery }: Pick<CheckoutDeps, "now" | "delivery">,
  db: Database,
  storefrontCode: string,
  { code, lines, currencyId, email }: Applicant,
): Promise<PromotionAnswer> {
  const priced = pricedLines(lines);
  return findUsable(db, {
    code,
    storefrontCode,
    customerKey: email === null ? null : customerKey(email),
    subtotal: subtotalOf(priced),
    lines: priced,
    now: now(),
    fromEuro: (amount) => inCurrency(delivery.convertFromEuro(amount, currencyId, dayOf(now()))),
  });
}

function inCurrency(amount: Money | null): Money {
  if (amount === null) throw refuse("unavailable");
  return amount;
}
