import { eq } from "drizzle-orm";
import type { ParkedEventsRequest } from "../../../contracts/shop/payments.ts";
import type { Database } from "../../platform/database/open-database.ts";
import { type ListDefinition, readList } from "../../platform/listing/read-list.ts";
import { payments, providerEvents } from "./tables.ts";

const PARKED_EVENTS: ListDefinition<ParkedEventsRequest> = {
  id: providerEvents.id,
  sorts: { received_at: providerEvents.receivedAt },
  filters: {
    payment_processor_id: (id) => eq(providerEvents.paymentProcessorId, id),
    reason: (reason) => eq(providerEvents.reason, reason),
  },
};

/** The provider events that wait for staff (T120). */
export async function listParkedEvents(db: Database, request: ParkedEventsRequest) {
  const page = await readList(db, PARKED_EVENTS, request, {
    scope: eq(providerEvents.outcome, "parked"),
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
