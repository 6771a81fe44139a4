import { and, desc, eq } from "drizzle-orm";
import type { StaffPayment } from "#contracts/staff/money/payments.ts";
import { money } from "#domain/money/money/money.ts";
import type { ParkReason } from "#domain/money/payments/judge-event.ts";
import { isAny } from "#platform/database/is-any.ts";
import type { Database } from "#platform/database/open-database.ts";
import { providerEvents } from "../tables.ts";

/** More reports than this nobody compares. */
const MOST_REPORTS = 50;

/** The newest reason for which a report about each payment was parked. */
export async function parkReasons(db: Database, paymentIds: readonly number[]): Promise<Map<number, ParkReason>> {
  if (paymentIds.length === 0) return new Map();
  const { id, paymentId, reason, outcome } = providerEvents;
  const parked = await db
    .selectDistinctOn([paymentId], { paymentId, reason })
    .from(providerEvents)
    .where(and(isAny(paymentId, paymentIds), eq(outcome, "parked")))
    .orderBy(paymentId, desc(id));
  return new Map(parked.map((event) => [event.paymentId ?? 0, event.reason as ParkReason]));
}

/** The reports of the provider about a payment. */
export async function presentReports(db: Database, paymentId: number): Promise<StaffPayment["reports"]> {
  const reported = await db
    .select()
    .from(providerEvents)
    .where(eq(providerEvents.paymentId, paymentId))
    .orderBy(desc(providerEvents.id))
    .limit(MOST_REPORTS);
  return reported.map(({ eventId, kind, outcome, reason, amount, currency, receivedAt }) => ({
    event_id: eventId,
    kind,
    outcome,
    reason: reason as ParkReason | null,
    amount: amount === null ? null : money(amount),
    currency,
    received_at: receivedAt.toISOString(),
  }));
}
