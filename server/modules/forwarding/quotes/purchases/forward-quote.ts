import { eq } from "drizzle-orm";
import { estimateTogether } from "#domain/forwarding/freight/shipping-estimate.ts";
import { tariffsInForce } from "#domain/forwarding/freight/tariffs-in-force.ts";
import { add, type Money } from "#domain/money/money/money.ts";
import { storefrontDay } from "#i18n/moments.ts";
import { localeOf } from "#modules/operations/storefronts/index.ts";
import { refuse } from "#platform/calls/call-errors.ts";
import type { Database } from "#platform/database/open-database.ts";
import { beginForQuote, findForQuote, returnedByStopped } from "../../forward-requests/index.ts";
import { lockForQuote } from "../../parcels/index.ts";
import { carriageLeft } from "../price/carriage.ts";
import type { QuoteRow } from "../quote-aggregate.ts";
import type { QuoteDeps } from "../quote-deps.ts";
import { quotePurchases } from "../tables.ts";
import type { PurchaseRow } from "./purchase-aggregate.ts";
import { type Agreed, agreedOf, purchasesOf } from "./purchase-store.ts";

/** Forwards a quote by a paid forward request once all its parcels are in storage. A parcel on hold delays it. */
export async function forwardQuote(deps: QuoteDeps, tx: Database, quote: QuoteRow): Promise<void> {
  const purchases = await purchasesOf(tx, quote.id);
  const parcels = await parcelsOf(tx, quote.id, purchases);
  const isReady = parcels.length > 0 && parcels.every(({ state }) => state === "in_storage");
  if (!isReady || (await findForQuote(tx, quote.id))) return;
  const agreed = await agreedOf(deps, tx, quote);
  const { userId, storefrontCode, languageId, currencyId, countryId } = quote;
  const { courierId, pickupPointId, address, courier, pickupPoint, termsVersion, termsAgreedAt } = quote;
  const { rate, arrivesFrom, arrivesTo } = travelOf(deps, quote, agreed);
  const suiteId = parcels[0]?.suiteId;
  if (userId === null || suiteId === null || suiteId === undefined) throw refuse("conflict");
  const { lines, tooMuch } = carriageLeft(deps, quote, agreed, {
    purchases,
    returnedByPacking: await returnedByStopped(tx, quote.id),
  });
  if (tooMuch > 0) await returnTooMuch(deps, tx, quote, { purchases, tooMuch });
  const request = {
    ...{ quoteId: quote.id, userId, suiteId, storefrontCode, warehouseId: agreed.version.warehouseId },
    ...{ languageId, currencyId, countryId, courierId, pickupPointId, address, courier, pickupPoint },
    ...{ termsVersion, termsAgreedAt },
    ...{ rate, arrivesFrom, arrivesTo, lines },
  };
  const ids = parcels.map(({ id }) => id);
  await beginForQuote(deps, tx, request, ids);
}

/** The parcels of the remaining items; lost parcels are left out. */
async function parcelsOf(tx: Database, quoteId: number, purchases: readonly PurchaseRow[]) {
  const wanted = new Set(purchases.flatMap(({ state, parcelId }) => (state === "unavailable" ? [] : [parcelId])));
  return (await lockForQuote(tx, quoteId)).filter(({ id }) => wanted.has(id));
}

/**
 * Refunds the carriage that is too much because tables changed after an item was left out. The last such item shows it.
 */
async function returnTooMuch(
  deps: QuoteDeps,
  tx: Database,
  quote: QuoteRow,
  { purchases, tooMuch }: { purchases: readonly PurchaseRow[]; tooMuch: Money },
): Promise<void> {
  const last = purchases.findLast(({ state }) => state === "unavailable");
  if (!last) return;
  const returned = add(last.returned, tooMuch);
  await tx.update(quotePurchases).set({ returned }).where(eq(quotePurchases.id, last.id));
  const refund = { amount: tooMuch, key: `left-out:${quote.id}:${returned}`, reason: "unavailable", by: null };
  await deps.payments.refundPart(tx, { kind: "quote", id: quote.id }, refund);
}

/** Uses the tariff of today; packing never charges more than was agreed (I14). */
function travelOf(deps: QuoteDeps, quote: QuoteRow, { version, offer }: Agreed) {
  const day = storefrontDay(localeOf(deps, quote).storefront, deps.now());
  const { countryId, currencyId } = quote;
  const query = { warehouseId: version.warehouseId, countryId, currencyId, methods: [offer.method], today: day };
  const [tariff] = tariffsInForce(deps.shippingRates(), query);
  if (!tariff) throw refuse("conflict");
  const { validFrom: _, ...rate } = tariff;
  const goods = version.boxes.map((box) => ({ ...box, quantity: 1 }));
  const { arrivesFrom, arrivesTo } = estimateTogether(rate, goods, day);
  return { rate, arrivesFrom, arrivesTo };
}
