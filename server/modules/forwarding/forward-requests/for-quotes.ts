import { and, eq, ne, sql } from "drizzle-orm";
import type { CheckoutAddress } from "#contracts/shop/selling/checkout-data.ts";
import type { PickupPoint } from "#contracts/shop/selling/delivery.ts";
import type { RequestTerms } from "#domain/forwarding/forward-requests/agreed-terms.ts";
import { chargedFor } from "#domain/forwarding/forward-requests/request-price.ts";
import type { ShippingRate } from "#domain/forwarding/freight/shipping-estimate.ts";
import type { LandedLine } from "#domain/forwarding/landed-cost/landed-cost.ts";
import { type Money, money } from "#domain/money/money/money.ts";
import { orderNumber } from "#domain/selling/orders/order-kind.ts";
import type { Database } from "#platform/database/open-database.ts";
import { newToken } from "#platform/secret-token.ts";
import { insertFirstState } from "#platform/state/insert-first-state.ts";
import { lockDeclarations, moveForRequest } from "../parcels/index.ts";
import { type RequestRow, requestAggregate } from "./request-aggregate.ts";
import type { ChosenCourier } from "./request-deps.ts";
import type { EffectDeps } from "./request-effects.ts";
import { takeParcels } from "./request-store.ts";
import { forwardRequests } from "./tables.ts";

/** A request that forwards the goods of a quote, as agreed and paid with the quote. */
interface QuoteRequest {
  quoteId: number;
  userId: number;
  suiteId: number;
  storefrontCode: string;
  warehouseId: number;
  languageId: number;
  currencyId: number;
  countryId: number;
  courierId: number | null;
  pickupPointId: number | null;
  address: CheckoutAddress | null;
  courier: ChosenCourier | null;
  pickupPoint: PickupPoint | null;
  rate: ShippingRate;
  lines: readonly LandedLine[];
  arrivesFrom: string;
  arrivesTo: string;
  /** Agreed to when the quote was accepted; null for quotes accepted before terms were stored. */
  termsVersion: RequestTerms | null;
  termsAgreedAt: Date | null;
}

/** Creates a paid request: the customer has nothing to choose or to pay (FORWARDING-01). The parcels are in storage. */
export async function beginForQuote(
  deps: EffectDeps,
  tx: Database,
  { lines, ...given }: QuoteRequest,
  parcelIds: readonly number[],
): Promise<RequestRow> {
  const cause = { actor: "system" } as const;
  const total = chargedFor(lines);
  const values = {
    ...given,
    slug: newToken(),
    shippingMethod: given.rate.method,
    agreedLines: [...lines],
    agreedTotal: total,
    dueTotal: total,
    insures: true,
  };
  const request = await insertFirstState(tx, requestAggregate, values, cause);
  await moveForRequest(tx, parcelIds, { event: "reserve", ...cause }, "conflict");
  await takeParcels(tx, request.id, parcelIds);
  await lockDeclarations(tx, parcelIds);
  const changes = { paidAt: sql`now()`, submittedAt: sql`now()` };
  return requestAggregate.move(
    tx,
    request,
    { event: "pay", ...cause, details: { quoteId: given.quoteId }, changes },
    deps,
  );
}

const isOfQuote = (quoteId: number) => eq(forwardRequests.quoteId, quoteId);

/** The request of a quote; null before it is created, and after it was stopped. */
export async function findForQuote(
  db: Database,
  quoteId: number,
): Promise<(Pick<RequestRow, "id" | "slug" | "agreedTotal" | "dueTotal"> & { number: string }) | null> {
  const { id, slug, agreedTotal, dueTotal } = forwardRequests;
  const [found] = await db
    .select({ id, slug, agreedTotal, dueTotal })
    .from(forwardRequests)
    .where(and(isOfQuote(quoteId), ne(forwardRequests.state, "cancelled")));
  return found ? { ...found, number: orderNumber("forward_request", found.id) } : null;
}

/** The sum that packing refunded before the requests of a quote were stopped. */
export async function returnedByStopped(db: Database, quoteId: number): Promise<Money> {
  const { agreedTotal, dueTotal, state } = forwardRequests;
  const [sum] = await db
    .select({ returned: sql<string>`coalesce(sum(${agreedTotal} - ${dueTotal}), 0)` })
    .from(forwardRequests)
    .where(and(isOfQuote(quoteId), eq(state, "cancelled")));
  return money(Number(sum?.returned ?? 0));
}
