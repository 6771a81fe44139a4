import { and, gte, isNull, lte, ne, type SQL, sql } from "drizzle-orm";
import type { ParkedReportsRequest, SilentShipmentsRequest } from "#contracts/staff/forwarding/shipments.ts";
import { SILENT_AFTER_MS } from "#domain/forwarding/shipments/polling.ts";
import { rankOf } from "#domain/forwarding/shipments/tracking-codes.ts";
import { earlier } from "#domain/shared/time/durations.ts";
import type { StaffCallContext } from "#platform/calls/staff-call-context.ts";
import type { ListDefinition } from "#platform/listing/read-list.ts";
import { readStaffList } from "#platform/listing/read-staff-list.ts";
import { type ShipmentDeps, subjectOf } from "./shipment-deps.ts";
import { parkedCarrierEvents, shipments } from "./tables.ts";

const SILENT: ListDefinition<SilentShipmentsRequest> = {
  id: shipments.id,
  index: "shipments_last_event_at_idx",
  sorts: { created_at: shipments.createdAt },
  filters: {},
};

/** The same as isSilent of domain/forwarding/shipments, for the database. */
const isSilent = (now: Date): SQL | undefined =>
  and(
    isNull(shipments.endedAt),
    gte(shipments.statusRank, rankOf("departed_origin")),
    ne(shipments.status, "at_pickup_point"),
    lte(shipments.lastEventAt, earlier(now, SILENT_AFTER_MS)),
  );

export async function listSilent(
  deps: Pick<ShipmentDeps, "subjects" | "now">,
  context: StaffCallContext,
  request: SilentShipmentsRequest,
) {
  const { db } = context;
  const page = await readStaffList(context, SILENT, request, {
    scope: (member) => and(isSilent(deps.now()), member.where(shipments.storefrontCode)),
    select: (position) => db.select({ position, shipment: shipments }).from(shipments).$dynamic(),
  });
  const items = page.items.map(({ shipment }) => ({
    shipment: shipment.id,
    number: `${subjectOf(deps, shipment.subjectKind)?.prefix ?? ""}${shipment.subjectId}`,
    storefront: shipment.storefrontCode,
    carrier: shipment.carrier,
    tracking_number: shipment.trackingNumber,
    status: shipment.status,
    last_event_at: shipment.lastEventAt?.toISOString() ?? null,
    next_events: ["record" as const],
  }));
  return { ...page, items };
}

const PARKED: ListDefinition<ParkedReportsRequest> = {
  id: parkedCarrierEvents.id,
  index: "parked_carrier_events_received_at_id_idx",
  sorts: { received_at: parkedCarrierEvents.receivedAt },
  filters: {
    carrier: parkedCarrierEvents.carrier,
    reason: parkedCarrierEvents.reason,
    received_at: parkedCarrierEvents.receivedAt,
    search: { columns: [parkedCarrierEvents.trackingNumber] },
  },
};

/** Reports that belong to nothing belong to no storefront: only members of all of them see them. */
export async function listParked(context: StaffCallContext, request: ParkedReportsRequest) {
  const { db } = context;
  const page = await readStaffList(context, PARKED, request, {
    scope: ({ hasAll }) => (hasAll ? undefined : sql`false`),
    select: (position) => db.select({ position, event: parkedCarrierEvents }).from(parkedCarrierEvents).$dynamic(),
  });
  const items = page.items.map(({ event }) => ({
    id: event.id,
    carrier: event.carrier,
    tracking_number: event.trackingNumber,
    carrier_code: event.carrierCode,
    reason: event.reason,
    location: event.location,
    happened_at: event.happenedAt.toISOString(),
    received_at: event.receivedAt.toISOString(),
  }));
  return { ...page, items };
}
