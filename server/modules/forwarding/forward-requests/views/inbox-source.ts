import { and, asc, eq, inArray } from "drizzle-orm";
import type { RequestState } from "#domain/forwarding/forward-requests/request-states.ts";
import { requestTask } from "#domain/people/inbox/request-tasks.ts";
import { orderNumber } from "#domain/selling/orders/order-kind.ts";
import { formatDate } from "#i18n/format.ts";
import type { InboxSource } from "#modules/people/inbox/index.ts";
import { suitesOf } from "../../parcels/index.ts";
import { forwardRequests } from "../tables.ts";

const WAITING_STATES: RequestState[] = ["awaiting_payment", "rehearsed", "customs_action_needed"];

/** The forward requests that wait for the customer. */
export const requestInbox: InboxSource = async (db, { userId, storefrontCode }) => {
  const { id, slug, state, expiresAt } = forwardRequests;
  const isOwn = and(
    inArray(forwardRequests.suiteId, suitesOf(db, userId, "act")),
    eq(forwardRequests.storefrontCode, storefrontCode),
  );
  const found = await db
    .select({ id, slug, state, expiresAt })
    .from(forwardRequests)
    .where(and(isOwn, inArray(state, WAITING_STATES)))
    .orderBy(asc(id));
  return found.flatMap((request) => {
    const expiresOn = request.expiresAt && formatDate(request.expiresAt, "UTC");
    const waiting = requestTask({ state: request.state, expiresOn });
    const number = orderNumber("forward_request", request.id);
    return waiting ? [{ ...waiting, number, path: `/my-orders/${request.slug}` }] : [];
  });
};
