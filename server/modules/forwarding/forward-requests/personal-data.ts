import { asc, eq, inArray, sql } from "drizzle-orm";
import { forgetPayers } from "#modules/money/payments/index.ts";
import type { Database } from "#platform/database/open-database.ts";
import { forgetNotes } from "#platform/state/status-events.ts";
import { privateSuitesOf } from "../parcels/index.ts";
import { forgetShipments } from "../shipments/index.ts";
import { papersOf } from "./papers/request-papers.ts";
import { requestAggregate } from "./request-aggregate.ts";
import { boxesOf, parcelIdsOf } from "./request-store.ts";
import { forwardRequests } from "./tables.ts";

/**
 * The forward requests of a customer (T129). After erasure a request names nobody and keeps its sums and papers; a
 * company's request does not change (T130).
 */
export const requestData = {
  name: "forward-requests",
  async collect(db: Database, { userId }: { userId: number }) {
    const isOwn = eq(forwardRequests.userId, userId);
    const found = await db.select().from(forwardRequests).where(isOwn).orderBy(asc(forwardRequests.id));
    return Promise.all(
      found.map(async (request) => ({
        ...request,
        parcels: await parcelIdsOf(db, request.id),
        boxes: await boxesOf(db, request.id),
        papers: await papersOf(db, request.id),
        history: await requestAggregate.history(db, request.id),
      })),
    );
  },
  async erase(tx: Database, { userId }: { userId: number }) {
    const erased = await tx
      .update(forwardRequests)
      .set({ address: null, pickupPoint: null, pickupPointId: null, erasedAt: sql`now()` })
      .where(inArray(forwardRequests.suiteId, privateSuitesOf(tx, userId)))
      .returning({ id: forwardRequests.id });
    const ids = erased.map(({ id }) => id);
    await forgetNotes(tx, requestAggregate.machine, ids);
    await forgetPayers(tx, { kind: "forward_request", ids });
    await forgetShipments(tx, "forward_request", ids);
  },
};
