import { and, eq, isNull, sql } from "drizzle-orm";
import { PAID_QUOTE_STATES } from "#domain/forwarding/quotes/quote-states.ts";
import { capturedPayments } from "#modules/money/payments/index.ts";
import type { CallContext } from "#platform/calls/call-context.ts";
import { signedIn } from "#platform/calls/signed-in.ts";
import { isAny } from "#platform/database/is-any.ts";
import { quotes } from "./tables.ts";

/** Whether this browser is the first to report the payment: a purchase counts once on all devices (TRACK-01). */
export async function reportPaid(context: CallContext, slug: string) {
  const { db, storefront } = context;
  const isUnreported = and(
    eq(quotes.slug, slug),
    eq(quotes.userId, signedIn(context).id),
    eq(quotes.storefrontCode, storefront.code),
    isAny(quotes.state, PAID_QUOTE_STATES),
    isNull(quotes.paymentReportedAt),
  );
  const reported = { paymentReportedAt: sql`now()` };
  const [first] = await db.update(quotes).set(reported).where(isUnreported).returning({ id: quotes.id });
  if (!first) return { is_first: false, payment_processor_id: null };
  const [most] = (await capturedPayments(db, { kind: "quote", id: first.id })).toSorted((a, b) => b.amount - a.amount);
  return { is_first: true, payment_processor_id: most?.paymentProcessorId ?? null };
}
