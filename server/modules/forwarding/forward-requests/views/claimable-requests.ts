import { and, desc, eq, isNotNull } from "drizzle-orm";
import { carriageCap } from "#domain/aftersales/claims/claim-cap.ts";
import { isRequestPaidFor } from "#domain/forwarding/forward-requests/request-states.ts";
import { type Money, money, ZERO } from "#domain/money/money/money.ts";
import { orderNumber } from "#domain/selling/orders/order-kind.ts";
import { formatDate } from "#i18n/format.ts";
import { findRecipient } from "#modules/people/identity/index.ts";
import type { OrderOwner } from "#modules/selling/orders/index.ts";
import type { Database } from "#platform/database/open-database.ts";
import { type RequestRow, requestAggregate } from "../request-aggregate.ts";
import type { RequestDeps } from "../request-deps.ts";
import { forwardRequests } from "../tables.ts";

/** The most requests that a page offers to choose from. */
const MOST_REQUESTS = 20;

type CapDeps = { customs: Pick<RequestDeps["customs"], "feesIn"> };

/** Claims about forward requests. The cap is the declared value, up to the cover, plus the freight. */
export const claimableRequests = (deps: CapDeps) => ({
  kind: "forward_request" as const,
  prefix: "FR",
  coverOf: (db: Database, id: number) => coverOf(deps, db, id),
  async find(db: Database, id: number) {
    const request = await requestAggregate.find(db, id);
    return request && aboutRequest(deps, db, request);
  },
  async recent(db: Database, { userId, storefrontCode }: OrderOwner) {
    const isTheirs = and(eq(forwardRequests.userId, userId), eq(forwardRequests.storefrontCode, storefrontCode));
    const found = await db
      .select()
      .from(forwardRequests)
      .where(and(isTheirs, isNotNull(forwardRequests.paidAt)))
      .orderBy(desc(forwardRequests.createdAt), desc(forwardRequests.id))
      .limit(MOST_REQUESTS);
    const described = await Promise.all(found.map((request) => aboutRequest(deps, db, request)));
    return described.flatMap((about) => about ?? []);
  },
});

async function aboutRequest(deps: CapDeps, db: Database, request: RequestRow) {
  const customer = await findRecipient(db, request.userId);
  if (!customer || request.erasedAt !== null) return null;
  const { id, slug, storefrontCode, warehouseId, currencyId, userId, state } = request;
  return {
    kind: "forward_request" as const,
    id,
    number: orderNumber("forward_request", id),
    slug,
    storefrontCode,
    warehouseId,
    currencyId,
    userId,
    visitorHash: null,
    email: customer.email,
    firstName: customer.firstName,
    createdAt: request.createdAt,
    isPaid: isRequestPaidFor(state),
    isLost: state === "lost",
    isSold: request.quoteId !== null,
    deliveredAt: request.deliveredAt,
    promisedUntil: request.arrivesTo,
    lines: [],
    whole: capOf(deps, request),
  };
}

/**
 * The payment of a quote includes its goods, so its request has no further cover. Goods that have not left the
 * warehouse, or were returned to it, are not lost: the cover is for carriage.
 */
async function coverOf(deps: CapDeps, db: Database, id: number): Promise<Money> {
  const request = await requestAggregate.find(db, id);
  if (!request || request.quoteId !== null) return ZERO;
  const steps = (await requestAggregate.history(db, id)).map(({ event }) => event);
  if (!steps.includes("dispatch") || steps.includes("return")) return ZERO;
  const { declared, cover } = carriageOf(deps, request);
  return money(Math.min(declared, cover));
}

const capOf = (deps: CapDeps, request: RequestRow) => carriageCap(carriageOf(deps, request));

function carriageOf({ customs }: CapDeps, request: RequestRow) {
  const lines = request.packedLines ?? request.agreedLines ?? [];
  const sumOf = (wanted: "goods" | "freight") =>
    money(lines.reduce((sum, { key, amount }) => sum + (key === wanted ? amount : 0), 0));
  const declared = sumOf("goods");
  const day = formatDate(request.paidAt ?? request.createdAt, "UTC");
  const included = customs.feesIn(request.currencyId, day)?.insurance_included ?? ZERO;
  return { declared, cover: request.insures ? declared : included, freight: sumOf("freight") };
}
