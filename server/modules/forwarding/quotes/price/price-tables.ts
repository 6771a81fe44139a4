import { sql } from "drizzle-orm";
import { tariffsInForce } from "#domain/forwarding/freight/tariffs-in-force.ts";
import type { ForwardingFees } from "#domain/forwarding/landed-cost/forwarding-fees.ts";
import type { Buyer } from "#domain/forwarding/landed-cost/import-charges.ts";
import type { LandedCostTables } from "#domain/forwarding/landed-cost/landed-cost.ts";
import {
  type LockedRates,
  type QuoteContents,
  type QuoteOffer,
  quoteOffer,
} from "#domain/forwarding/quotes/quote-price.ts";
import type { Money } from "#domain/money/money/money.ts";
import type { StorefrontProfile } from "#domain/operations/storefronts/profile.ts";
import { storedCurrency } from "#domain/operations/storefronts/reader.ts";
import { storefrontDay } from "#i18n/moments.ts";
import type { Database } from "#platform/database/open-database.ts";
import { sendsAsBusiness } from "../../parcels/index.ts";
import type { Warehouse } from "../../warehouses/index.ts";
import type { QuoteDeps } from "../quote-deps.ts";

export type PriceDeps = Pick<
  QuoteDeps,
  "delivery" | "customs" | "shippingRates" | "shopCurrencies" | "now" | "warehouses"
>;

export interface PriceOf {
  storefront: StorefrontProfile;
  currencyId: number;
  countryId: number;
  courierId: number | null;
  buyer: Buyer;
}

/** A company's goods are taxed as those of a business, like in its forward requests (FORWARDING-03). */
export const isOfBusiness = (db: Database, userId: number | null) =>
  userId === null ? sql<boolean>`false` : sendsAsBusiness(db, userId);

export const asBuyer = (isBusiness: boolean | undefined): Buyer => (isBusiness ? "business" : "consumer");

export async function buyerOf(db: Database, userId: number | null): Promise<Buyer> {
  const { rows } = await db.execute<{ yes: boolean }>(sql`select ${isOfBusiness(db, userId)} as yes`);
  return asBuyer(rows[0]?.yes);
}

interface PriceScope {
  currency: string;
  day: string;
  rates: LockedRates;
  fees: ForwardingFees;
  tables: LandedCostTables;
}

/** Today's rates, fees and rules; null where the currency has no rate. */
export function priceScope(deps: PriceDeps, { storefront, currencyId, countryId }: PriceOf): PriceScope | null {
  const day = storefrontDay(storefront, deps.now());
  const currency = storedCurrency(storefront, currencyId).iso_code;
  const tables = deps.customs.tablesIn({ countryId, currencyId, day });
  const fees = deps.customs.feesIn(currencyId, day);
  const own = deps.delivery.millionthsPerEuro(currencyId, day);
  if (!tables || !fees || own === null) return null;
  const known = [...deps.shopCurrencies].flatMap(([iso, id]) => {
    const rate = deps.delivery.millionthsPerEuro(id, day);
    return rate === null ? [] : [[iso, rate] as const];
  });
  return { currency, day, rates: { ...Object.fromEntries(known), [currency]: own }, fees, tables };
}

/** The offers by each method that storefront and warehouse have, the quickest first. */
export function offersOf(
  deps: PriceDeps,
  of: PriceOf,
  contents: QuoteContents,
  { warehouse, scope }: { warehouse: Warehouse; scope: PriceScope },
): QuoteOffer[] {
  const { storefront, countryId, currencyId, buyer } = of;
  const { currency, day, ...tables } = scope;
  const methods = warehouse.methods.filter((method) => storefront.features.includes(method));
  const query = { warehouseId: warehouse.id, countryId, currencyId, methods, today: day };
  const delivery = deliveryFee(deps, of);
  return tariffsInForce(deps.shippingRates(), query).map((tariff) =>
    quoteOffer(contents, { currency, tariff, delivery, countryId, buyer, day }, tables),
  );
}

/** The chosen courier's fee today; null without a courier of this country. */
function deliveryFee({ delivery }: PriceDeps, { courierId, currencyId, countryId }: PriceOf): Money | null {
  const courier = courierId === null ? null : delivery.findCourier(courierId, currencyId);
  return courier?.countryId === countryId ? courier.fee : null;
}
