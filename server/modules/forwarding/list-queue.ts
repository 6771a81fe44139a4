import { and, count, eq, inArray } from "drizzle-orm";
import type { RequestQueue } from "../../../contracts/staff/forwarding.ts";
import type { StorefrontScope } from "../../../domain/access/storefront-scope.ts";
import { RELEASES, REQUEST_MACHINE } from "../../../domain/forwarding/request-machine.ts";
import type { RequestEvent } from "../../../domain/forwarding/request-states.ts";
import { money } from "../../../domain/money/money.ts";
import { orderNumber } from "../../../domain/orders/order-kind.ts";
import { nextEvents } from "../../../domain/state/machine.ts";
import { storedCurrency } from "../../../domain/storefronts/reader.ts";
import type { Database } from "../../platform/database/open-database.ts";
import { type ListDefinition, readList } from "../../platform/listing/read-list.ts";
import type { RequestRow } from "./move-request.ts";
import type { RequestDeps } from "./request-deps.ts";
import { forwardRequests, requestParcels } from "./tables.ts";

const QUEUE: ListDefinition<RequestQueue> = {
  id: forwardRequests.id,
  sorts: { created_at: forwardRequests.createdAt },
  filters: { state: (state) => eq(forwardRequests.state, state) },
};

interface QueueScope {
  storefronts: StorefrontScope;
  warehouseIds: readonly number[];
}

export async function listQueue(
  deps: Pick<RequestDeps, "directory">,
  db: Database,
  request: RequestQueue,
  { storefronts, warehouseIds }: QueueScope,
) {
  const page = await readList(db, QUEUE, request, {
    scope: and(
      inArray(forwardRequests.warehouseId, [...warehouseIds]),
      storefronts === "all" ? undefined : inArray(forwardRequests.storefrontCode, [...storefronts]),
    ),
    select: (position) => db.select({ position, request: forwardRequests }).from(forwardRequests).$dynamic(),
  });
  const counts = await parcelCounts(
    db,
    page.items.map((item) => item.request.id),
  );
  const items = page.items.map(({ request: row }) => presentRow(deps, row, counts.get(row.id) ?? 0));
  return { ...page, items };
}

async function parcelCounts(db: Database, ids: readonly number[]): Promise<Map<number, number>> {
  if (ids.length === 0) return new Map();
  const { requestId } = requestParcels;
  const rows = await db
    .select({ requestId, total: count() })
    .from(requestParcels)
    .where(inArray(requestId, [...ids]))
    .groupBy(requestId);
  return new Map(rows.map((row) => [row.requestId, row.total]));
}

function presentRow({ directory }: Pick<RequestDeps, "directory">, request: RequestRow, parcels: number) {
  const storefront = directory.all().find(({ code }) => code === request.storefrontCode);
  const currency = storefront && storedCurrency(storefront, request.currencyId).iso_code;
  return {
    number: orderNumber("forward_request", request.id),
    storefront: request.storefrontCode,
    warehouse_id: request.warehouseId,
    state: request.state,
    shipping_method: request.shippingMethod,
    parcels,
    due: request.dueTotal === null || !currency ? null : { amount: money(request.dueTotal), currency },
    created_at: request.createdAt.toISOString(),
    paid_at: request.paidAt?.toISOString() ?? null,
    next_events: eventsOf(request),
  };
}

/** Of the events that release a request, the one that leads back to where it was held; customs are settled once. */
function eventsOf({ state, heldState, customsSettledAt }: RequestRow): RequestEvent[] {
  const others: RequestEvent[] = Object.entries(RELEASES).flatMap(([held, event]) =>
    held === heldState ? [] : [event],
  );
  if (customsSettledAt !== null) others.push("settle_customs");
  return nextEvents(REQUEST_MACHINE, state, "staff").filter((event) => !others.includes(event));
}
