import { and, count, desc, eq, ilike, inArray, sql } from "drizzle-orm";
import type { OrderListItem } from "#contracts/shop/selling/orders.ts";
import { isRequestPaidFor } from "#domain/forwarding/forward-requests/request-states.ts";
import { REQUEST_TABS, REQUEST_TONES, requestMessages } from "#domain/forwarding/forward-requests/request-status.ts";
import { money } from "#domain/money/money/money.ts";
import { storedCurrency } from "#domain/operations/storefronts/reader.ts";
import { orderNumber } from "#domain/selling/orders/order-kind.ts";
import { countTabs, statesIn } from "#domain/selling/orders/order-tab.ts";
import type { OrderListSource, OrderOwner, OrderSearch } from "#modules/selling/orders/index.ts";
import type { Database } from "#platform/database/open-database.ts";
import { suitesOf } from "../../parcels/index.ts";
import { paperUrl } from "../papers/paper-path.ts";
import type { RequestRow } from "../request-aggregate.ts";
import type { RequestDeps } from "../request-deps.ts";
import { forwardRequests } from "../tables.ts";

const isOf = (db: Database, { userId, storefrontCode }: OrderOwner) =>
  and(
    inArray(forwardRequests.suiteId, suitesOf(db, userId, "read")),
    eq(forwardRequests.storefrontCode, storefrontCode),
  );

/** Searches by number alone: the contents of parcels are on the parcels' pages. */
const isFound = (db: Database, request: OrderSearch) =>
  and(
    isOf(db, request),
    request.search === "" ? undefined : ilike(sql`'FR' || ${forwardRequests.id}`, request.search.trim()),
  );

/** The forward requests in My orders (ACCOUNT-05, OVERLAY-02). */
export const requestListSource = (deps: Pick<RequestDeps, "directory">): OrderListSource => ({
  kind: "forward_request",
  async list(db, request) {
    const found = await db
      .select()
      .from(forwardRequests)
      .where(and(isFound(db, request), inArray(forwardRequests.state, statesIn(REQUEST_TABS, request.tab))))
      .orderBy(desc(forwardRequests.createdAt), desc(forwardRequests.id))
      .limit(request.limit);
    return found.map((row) => listItem(deps, row));
  },
  async count(db, request) {
    const { state } = forwardRequests;
    const counts = db
      .select({ state, total: count() })
      .from(forwardRequests)
      .where(isFound(db, request))
      .groupBy(state);
    return countTabs(REQUEST_TABS, await counts);
  },
  unpaidCount: (db, owner) =>
    db.$count(forwardRequests, and(isOf(db, owner), inArray(forwardRequests.state, statesIn(REQUEST_TABS, "unpaid")))),
});

function listItem({ directory }: Pick<RequestDeps, "directory">, request: RequestRow): OrderListItem {
  const storefront = directory.all().find(({ code }) => code === request.storefrontCode);
  if (!storefront) throw new Error(`There is no storefront ${request.storefrontCode}`);
  const messages = requestMessages(request.state);
  const invoice_url = paperUrl(request, "invoice");
  const isUnpaid = request.state === "awaiting_payment" || request.state === "rehearsed";
  return {
    kind: "forward_request",
    number: orderNumber("forward_request", request.id),
    slug: request.slug,
    created_at: request.createdAt.toISOString(),
    status: request.state,
    status_key: messages.status,
    status_tone: REQUEST_TONES[request.state],
    total: {
      amount: money(request.dueTotal ?? 0),
      currency: storedCurrency(storefront, request.currencyId).iso_code,
    },
    is_unpaid: isUnpaid,
    actions: isUnpaid
      ? ["pay"]
      : [...(invoice_url ? ["invoice" as const] : []), ...(isRequestPaidFor(request.state) ? ["claim" as const] : [])],
    expires_at: isUnpaid ? (request.expiresAt?.toISOString() ?? null) : null,
    invoice_url,
    lines: [],
    lines_total: 0,
    next_step: { key: messages.next, values: {} },
  };
}
