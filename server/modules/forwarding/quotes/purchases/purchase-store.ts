import { and, asc, eq, isNotNull } from "drizzle-orm";
import { buyingStage } from "#domain/forwarding/quotes/purchase-machine.ts";
import { inQuoteCurrency, type QuoteOffer } from "#domain/forwarding/quotes/quote-price.ts";
import { money, multiply } from "#domain/money/money/money.ts";
import { localeOf } from "#modules/operations/storefronts/index.ts";
import { refuse } from "#platform/calls/call-errors.ts";
import { isAny } from "#platform/database/is-any.ts";
import type { Database } from "#platform/database/open-database.ts";
import type { QuoteRow } from "../quote-aggregate.ts";
import type { QuoteDeps } from "../quote-deps.ts";
import { findVersion, type VersionRow } from "../quote-store.ts";
import { quotePurchases, type VersionItem } from "../tables.ts";
import type { PurchaseRow } from "./purchase-aggregate.ts";

/** The purchases of a quote in the order of its items; empty before buying begins. */
export const purchasesOf = (db: Database, quoteId: number): Promise<PurchaseRow[]> =>
  db.select().from(quotePurchases).where(eq(quotePurchases.quoteId, quoteId)).orderBy(asc(quotePurchases.position));

export async function purchasesByQuote(db: Database, ids: readonly number[]): Promise<Map<number, PurchaseRow[]>> {
  if (ids.length === 0) return new Map();
  const isOf = isAny(quotePurchases.quoteId, ids);
  const rows = await db.select().from(quotePurchases).where(isOf).orderBy(asc(quotePurchases.position));
  return Map.groupBy(rows, ({ quoteId }) => quoteId);
}

/** The purchase whose risen price an open invoice asks for; null for any other invoice. */
export async function findAsked(db: Database, invoiceId: number): Promise<PurchaseRow | null> {
  const isAsked = and(eq(quotePurchases.invoiceId, invoiceId), isNotNull(quotePurchases.askedPrice));
  const [found] = await db.select().from(quotePurchases).where(isAsked);
  return found ?? null;
}

/** The accepted terms of a paid quote. */
export interface Agreed {
  version: VersionRow;
  offer: QuoteOffer;
  currency: string;
}

export async function agreedOf(deps: Pick<QuoteDeps, "directory">, db: Database, quote: QuoteRow): Promise<Agreed> {
  const version = await findVersion(db, quote.id, quote.acceptedVersion ?? 0);
  const offer = version?.offers.find(({ method }) => method === quote.shippingMethod);
  if (!version || !offer) throw refuse("conflict");
  return { version, offer, currency: localeOf(deps, quote).currency };
}

export function itemAt({ version }: Pick<Agreed, "version">, position: number): VersionItem {
  const item = version.items[position];
  if (!item) throw new Error(`There is no item ${position}`);
  return item;
}

/** The item as its parcel declares it, in euros. */
export function declaredAs({ version }: Pick<Agreed, "version">, position: number) {
  const { name, quantity, hs6, currency, price } = itemAt({ version }, position);
  return { description: name, quantity, hs6, unitValue: inQuoteCurrency({ price, currency }, version.rates, "EUR") };
}

/**
 * The value of all pieces of an item in the quote's currency, at the locked rate and the accepted or the given price.
 */
export function lineValue({ version, currency }: Agreed, position: number, price?: number) {
  const item = itemAt({ version }, position);
  const piece = { currency: item.currency, price: money(price ?? item.price) };
  return multiply(inQuoteCurrency(piece, version.rates, currency), item.quantity);
}

export const stageOf = (purchases: readonly PurchaseRow[]) =>
  buyingStage(purchases.map(({ state, askedPrice }) => ({ state, isAsked: askedPrice !== null })));
