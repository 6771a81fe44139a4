import { and, eq, inArray, type SQL, sql } from "drizzle-orm";
import type { ParkedEventsRequest } from "#contracts/staff/payments.ts";
import type { StorefrontScope } from "#domain/access/storefront-scope.ts";
import type { Database } from "#platform/database/open-database.ts";
import { type ListDefinition, readList } from "#platform/listing/read-list.ts";
import { payments, providerEvents } from "./tables.ts";

const PARKED_EVENTS: ListDefinition<ParkedEventsRequest> = {
  id: providerEvents.id,
  sorts: { received_at: providerEvents.receivedAt },
  filters: {
    payment_processor_id: (id) => eq(providerEvents.paymentProcessorId, id),
    reason: (reason) => eq(providerEvents.reason, reason),
  },
};

/** The provider events that wait for staff (T120). Members of some storefronts do not see events without a payment. */
export async function listParkedEvents(db: Database, request: ParkedEventsRequest, scope: StorefrontScope) {
  const page = await readList(db, PARKED_EVENTS, request, {
    scope: and(eq(providerEvents.outcome, "parked"), isPaymentInScope(scope)),
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

function isPaymentInScope(scope: StorefrontScope): SQL | undefined {
  if (scope === "all") return undefined;
  return sql`${providerEvents.paymentId} in (
    select ${payments.id} from ${payments} where ${inArray(payments.storefrontCode, [...scope])})`;
}
