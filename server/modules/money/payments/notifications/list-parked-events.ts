import { and, eq } from "drizzle-orm";
import type { ParkedEventsRequest } from "#contracts/staff/money/payments.ts";
import type { StaffCallContext } from "#platform/calls/staff-call-context.ts";
import type { ListDefinition } from "#platform/listing/read-list.ts";
import { readStaffList } from "#platform/listing/read-staff-list.ts";
import { payments, providerEvents } from "../tables.ts";

const PARKED_EVENTS: ListDefinition<ParkedEventsRequest> = {
  id: providerEvents.id,
  index: "provider_events_received_at_id_idx",
  sorts: { received_at: providerEvents.receivedAt },
  filters: {
    payment_processor_id: providerEvents.paymentProcessorId,
    reason: providerEvents.reason,
    received_at: providerEvents.receivedAt,
  },
};

/** The provider events that wait for staff (T120). Members of some storefronts do not see events without a payment. */
export async function listParkedEvents(context: Pick<StaffCallContext, "db" | "scope">, request: ParkedEventsRequest) {
  const { db } = context;
  const page = await readStaffList(context, PARKED_EVENTS, request, {
    scope: (member) => and(eq(providerEvents.outcome, "parked"), member.where(payments.storefrontCode)),
    select: (position) =>
      db
        .select({ position, event: providerEvents, payment: payments.reference })
        .from(providerEvents)
        .leftJoin(payments, eq(payments.id, providerEvents.paymentId))
        .$dynamic(),
  });
  const items = page.items.map(({ event, payment }) => ({
    id: event.id,
    payment_processor_id: event.paymentProcessorId,
    event_id: event.eventId,
    kind: event.kind,
    reason: event.reason ?? "",
    payment,
    received_at: event.receivedAt.toISOString(),
  }));
  return { ...page, items };
}
