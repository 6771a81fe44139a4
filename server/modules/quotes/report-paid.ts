import { and, eq, inArray, isNull, sql } from "drizzle-orm";
import { PAID_QUOTE_STATES } from "../../../domain/quotes/quote-states.ts";
import type { CallContext } from "../../platform/calls/call-context.ts";
import { signedIn } from "../../platform/calls/signed-in.ts";
import { quotes } from "./tables.ts";

/** Whether this browser is the first that reports the payment: a purchase counts once, on whatever device (TRACK-01). */
export async function reportPaid(context: CallContext, slug: string): Promise<boolean> {
  const isUnreported = and(
    eq(quotes.slug, slug),
    eq(quotes.userId, signedIn(context).id),
    eq(quotes.storefrontCode, context.storefront.code),
    inArray(quotes.state, [...PAID_QUOTE_STATES]),
    isNull(quotes.paymentReportedAt),
  );
  const { rowCount } = await context.db.update(quotes).set({ paymentReportedAt: sql`now()` }).where(isUnreported);
  return rowCount === 1;
}
