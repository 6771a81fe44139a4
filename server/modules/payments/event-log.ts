import { desc, eq, sql } from "drizzle-orm";
import type { Money } from "../../../domain/money/money.ts";
import type { ParkReason, Verdict } from "../../../domain/payments/judge-event.ts";
import type { ProviderId } from "../../../domain/payments/provider.ts";
import type { Database } from "../../platform/database/open-database.ts";
import type { PaymentRow } from "./payment-store.ts";
import type { ProviderEvent } from "./provider.ts";
import { payments, providerEvents } from "./tables.ts";

/** Writes down what a provider said; false when it had said so before (PAYMENT-03). */
export async function noteEvent(
  tx: Database,
  providerId: ProviderId,
  event: Pick<ProviderEvent, "id" | "state" | "amount" | "currency" | "payload">,
  paymentId: number | null,
  verdict: Verdict,
): Promise<boolean> {
  const { rowCount } = await tx
    .insert(providerEvents)
    .values({
      paymentProcessorId: providerId,
      eventId: event.id,
      paymentId,
      kind: event.state,
      amount: event.amount,
      currency: event.currency,
      payload: event.payload ?? {},
      outcome: verdict.outcome,
      reason: verdict.outcome === "parked" ? verdict.reason : null,
      receivedAt: sql`clock_timestamp()`,
    })
    .onConflictDoNothing();
  return rowCount === 1;
}

/** Something about money that goes back which staff have to see to. */
export function parkRefund(
  tx: Database,
  { id, paymentProcessorId }: PaymentRow,
  refund: { name: string; amount: Money },
  reason: Extract<ParkReason, "refund_by_hand" | "refund_refused" | "refund_excess">,
): Promise<boolean> {
  const event = {
    id: `refund:${refund.name}`,
    state: "refunded",
    amount: refund.amount,
    currency: null,
    payload: {},
  } as const;
  return noteEvent(tx, paymentProcessorId, event, id, { outcome: "parked", reason });
}

const PAGE_SIZE = 50;

/** What staff have to look at, the newest first (T120). */
export async function listParkedEvents(db: Database, page: number) {
  const isParked = eq(providerEvents.outcome, "parked");
  const [rows, total] = await Promise.all([
    db
      .select({ event: providerEvents, reference: payments.reference })
      .from(providerEvents)
      .leftJoin(payments, eq(payments.id, providerEvents.paymentId))
      .where(isParked)
      .orderBy(desc(providerEvents.id))
      .limit(PAGE_SIZE)
      .offset((page - 1) * PAGE_SIZE),
    db.$count(providerEvents, isParked),
  ]);
  const items = rows.map(({ event, reference }) => ({
    id: event.id,
    payment_processor_id: event.paymentProcessorId,
    event_id: event.eventId,
    kind: event.kind,
    reason: event.reason ?? "",
    payment: reference,
    received_at: event.receivedAt.toISOString(),
  }));
  return { items, total };
}
