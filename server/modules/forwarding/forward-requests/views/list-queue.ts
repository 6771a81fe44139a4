import { and } from "drizzle-orm";
import type { RequestQueue } from "#contracts/staff/forwarding/forward-requests.ts";
import { RELEASES, REQUEST_MACHINE } from "#domain/forwarding/forward-requests/request-machine.ts";
import { hasPapers } from "#domain/forwarding/forward-requests/request-papers.ts";
import type { RequestEvent } from "#domain/forwarding/forward-requests/request-states.ts";
import type { ParcelServiceKind } from "#domain/forwarding/parcels/parcel-services.ts";
import { money } from "#domain/money/money/money.ts";
import { storedCurrency } from "#domain/operations/storefronts/reader.ts";
import { orderNumber } from "#domain/selling/orders/order-kind.ts";
import { type Member, nextEvents } from "#domain/shared/state/machine.ts";
import { actingMember, type StaffCallContext } from "#platform/calls/staff-call-context.ts";
import { isAny } from "#platform/database/is-any.ts";
import type { Database } from "#platform/database/open-database.ts";
import type { ListDefinition } from "#platform/listing/read-list.ts";
import { readStaffList } from "#platform/listing/read-staff-list.ts";
import { readForPacking } from "../../parcels/index.ts";
import type { RequestRow } from "../request-aggregate.ts";
import type { RequestDeps } from "../request-deps.ts";
import { forwardRequests, requestParcels } from "../tables.ts";

const QUEUE: ListDefinition<RequestQueue> = {
  id: forwardRequests.id,
  index: "forward_requests_created_at_id_idx",
  sorts: { created_at: forwardRequests.createdAt },
  filters: {
    state: forwardRequests.state,
    created_at: forwardRequests.createdAt,
    due: forwardRequests.dueTotal,
    search: { number: "forward_request", columns: [] },
    ids: forwardRequests.id,
  },
};

export async function listQueue(
  deps: Pick<RequestDeps, "directory">,
  context: StaffCallContext,
  request: RequestQueue,
) {
  const { db } = context;
  const page = await readStaffList(context, QUEUE, request, {
    scope: (member) =>
      and(member.warehouses.where(forwardRequests.warehouseId), member.where(forwardRequests.storefrontCode)),
    select: (position) => db.select({ position, request: forwardRequests }).from(forwardRequests).$dynamic(),
  });
  const packed = await parcelsOf(
    db,
    page.items.map((item) => item.request.id),
  );
  const items = page.items.map(({ request: row }) => ({
    ...presentRow(deps, row, packed.get(row.id) ?? []),
    next_events: eventsOf(row, actingMember(context)),
  }));
  return { ...page, items };
}

interface PackedParcel {
  number: string;
  shelf: string;
  services: ParcelServiceKind[];
}

async function parcelsOf(db: Database, ids: readonly number[]): Promise<Map<number, PackedParcel[]>> {
  if (ids.length === 0) return new Map();
  const { requestId, parcelId } = requestParcels;
  const rows = await db.select({ requestId, parcelId }).from(requestParcels).where(isAny(requestId, ids));
  const known = await readForPacking(
    db,
    rows.map((row) => row.parcelId),
  );
  const grouped = Map.groupBy(rows, (row) => row.requestId);
  return new Map(
    [...grouped].map(([id, own]) => [
      id,
      own.flatMap((row) => {
        const parcel = known.get(row.parcelId);
        return parcel ? [{ number: parcel.number, shelf: parcel.shelf, services: parcel.services }] : [];
      }),
    ]),
  );
}

/** The destination of the packed boxes, as on a label. */
function deliverTo({ address, courier, pickupPoint }: RequestRow): string[] {
  const point = pickupPoint && [pickupPoint.name, pickupPoint.street, pickupPoint.zip, pickupPoint.city].join(", ");
  const street = address && [address.first_address, address.zip, address.city].filter(Boolean).join(", ");
  const who = address && [address.first_name, address.last_name, address.phone_number].filter(Boolean).join(" ");
  return [courier?.name, point ?? street, who].filter((line): line is string => Boolean(line));
}

function presentRow({ directory }: Pick<RequestDeps, "directory">, request: RequestRow, parcels: PackedParcel[]) {
  const storefront = directory.all().find(({ code }) => code === request.storefrontCode);
  const currency = storefront && storedCurrency(storefront, request.currencyId).iso_code;
  return {
    number: orderNumber("forward_request", request.id),
    storefront: request.storefrontCode,
    warehouse_id: request.warehouseId,
    state: request.state,
    shipping_method: request.shippingMethod,
    parcels,
    packing: { join: request.joins, wrap: request.wraps, unbox: request.unboxes, insure: request.insures },
    deliver_to: deliverTo(request),
    due: request.dueTotal === null || !currency ? null : { amount: money(request.dueTotal), currency },
    created_at: request.createdAt.toISOString(),
    paid_at: request.paidAt?.toISOString() ?? null,
    has_papers: hasPapers(request),
  };
}

/** Only the release event of the state in which the request was held is possible; customs are settled once. */
function eventsOf({ state, heldState, customsSettledAt }: RequestRow, member: Member): RequestEvent[] {
  const others: RequestEvent[] = Object.entries(RELEASES).flatMap(([held, event]) =>
    held === heldState ? [] : [event],
  );
  if (customsSettledAt !== null) others.push("settle_customs");
  return nextEvents(REQUEST_MACHINE, state, member).filter((event) => !others.includes(event));
}
