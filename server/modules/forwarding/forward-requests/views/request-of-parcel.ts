import { and, eq } from "drizzle-orm";
import { REQUEST_MACHINE } from "#domain/forwarding/forward-requests/request-machine.ts";
import { orderNumber } from "#domain/selling/orders/order-kind.ts";
import { nextEvents } from "#domain/shared/state/machine.ts";
import type { Database } from "#platform/database/open-database.ts";
import { forwardRequests, requestParcels } from "../tables.ts";

/** The live request of a parcel; null while it is in none. */
export async function findRequestOf(db: Database, parcelId: number) {
  const { id, slug, state } = forwardRequests;
  const [found] = await db
    .select({ id, slug, state })
    .from(requestParcels)
    .innerJoin(forwardRequests, eq(forwardRequests.id, requestParcels.requestId))
    .where(and(eq(requestParcels.parcelId, parcelId), requestParcels.isLive));
  if (!found) return null;
  return {
    number: orderNumber("forward_request", found.id),
    slug: found.slug,
    can_edit: nextEvents(REQUEST_MACHINE, found.state, "customer").includes("edit"),
  };
}
