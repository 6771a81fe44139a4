import { sql } from "drizzle-orm";
import type { Money } from "#domain/money/money/money.ts";
import type { ParkReason, Verdict } from "#domain/money/payments/judge-event.ts";
import type { ProviderId } from "#domain/money/payments/provider.ts";
import type { Database } from "#platform/database/open-database.ts";
import { valuesOf } from "#platform/database/plain-rows.ts";
import type { PaymentRow } from "../attempts/payment-store.ts";
import type { ProviderEvent } from "../providers/provider.ts";
import { providerEvents } from "../tables.ts";

/** Stores a provider event; false when it was stored before (PAYMENT-03). */
export async function recordEvent(
  tx: Database,
  providerId: ProviderId,
  event: Pick<ProviderEvent, "id" | "state" | "amount" | "currency" | "payload">,
  paymentId: number | null,
  verdict: Verdict,
): Promise<boolean> {
  const values = valuesOf(providerEvents, [
    {
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
    },
  ]);
  const { rowCount } = await tx.execute(sql`insert into provider_events ${values} on conflict do nothing`);
  return rowCount === 1;
}

/** Parks a problem with a refund for staff. */
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
  return recordEvent(tx, paymentProcessorId, event, id, { outcome: "parked", reason });
}
