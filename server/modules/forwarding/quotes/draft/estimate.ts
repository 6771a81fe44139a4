import type { QuoteDraft } from "#contracts/shop/forwarding/quotes.ts";
import { isComplete, type QuoteItem } from "#domain/forwarding/quotes/quote-items.ts";
import type { PricedItem } from "#domain/forwarding/quotes/quote-price.ts";
import { typicalBox } from "#domain/forwarding/quotes/typical-box.ts";
import { ZERO } from "#domain/money/money/money.ts";
import { presentOffer } from "../price/present-offer.ts";
import { offersOf, type PriceDeps, type PriceOf, priceScope } from "../price/price-tables.ts";
import type { ShopRow } from "./known-shops.ts";

/** The approximate cost of a list, in typical boxes of such goods; null while nothing can be computed. */
export function estimateOf(
  deps: PriceDeps,
  of: PriceOf,
  items: readonly QuoteItem[],
  shops: readonly ShopRow[],
): QuoteDraft["estimate"] {
  const scope = priceScope(deps, of);
  const warehouse = warehouseFor(deps, shops);
  if (!scope || !warehouse) return null;
  const priced = items.filter((item) => isComplete(item, URL.parse)).flatMap((item) => pricedItem(item, scope.rates));
  if (priced.length === 0) return null;
  const boxes = priced.flatMap(({ hs6, quantity }) => Array.from({ length: quantity }, () => typicalBox(hs6)));
  const offers = offersOf(deps, of, { items: priced, shopDelivery: ZERO, boxes }, { warehouse, scope });
  if (offers.length === 0) return null;
  const used = new Set(priced.map(({ currency }) => currency as string));
  const rates = Object.entries(scope.rates).filter(([iso]) => used.has(iso) || iso === scope.currency);
  return { offers: offers.map(presentOffer), items: priced.length, rates: Object.fromEntries(rates) };
}

function pricedItem({ price, currency, quantity, hs6 }: QuoteItem, rates: object): PricedItem[] {
  return price === null || price <= 0 || hs6 === null || !(currency in rates)
    ? []
    : [{ price, currency, quantity, hs6 }];
}

/** The warehouse of the shops' country, else the first one. */
function warehouseFor({ warehouses }: PriceDeps, shops: readonly ShopRow[]) {
  const all = warehouses();
  return all.find(({ countryCode }) => shops.some((shop) => shop.countryCode === countryCode)) ?? all[0];
}
