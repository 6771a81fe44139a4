import { type Money, money, roundToMinor } from "#domain/money/money/money.ts";
import { convert, type MillionthsPerEuro } from "#domain/money/pricing/convert.ts";
import { percentageToMinor } from "#domain/money/pricing/exact-share.ts";
import { freightOf } from "../forward-requests/request-price.ts";
import type { Parcel } from "../freight/chargeable-weight.ts";
import type { ShippingRate } from "../freight/shipping-estimate.ts";
import type { ShippingMethod } from "../freight/shipping-method.ts";
import type { ForwardingFees } from "../landed-cost/forwarding-fees.ts";
import { type Buyer, type DeclaredLine, declaredValue } from "../landed-cost/import-charges.ts";
import { type LandedCostTables, type LandedLine, landedCost } from "../landed-cost/landed-cost.ts";
import type { ShopCurrency } from "./quote-items.ts";

/** The rate of each currency of a price to the euro, locked with the price. */
export type LockedRates = Readonly<Record<string, MillionthsPerEuro>>;

export interface PricedItem {
  /** Of one piece, in the shop's currency. */
  price: Money;
  currency: ShopCurrency;
  quantity: number;
  hs6: string;
}

export interface QuoteContents {
  items: readonly PricedItem[];
  /** From the shops to the warehouse, in the quote's currency. */
  shopDelivery: Money;
  /** The boxes as they will arrive at the warehouse; they travel on as one box. */
  boxes: readonly Parcel[];
}

interface PriceScope {
  /** The quote's currency, one of the rates. */
  currency: string;
  tariff: ShippingRate;
  /** The courier's fee; null while none is chosen. */
  delivery: Money | null;
  countryId: number;
  buyer: Buyer;
  /** yyyy-MM-dd */
  day: string;
}

interface PriceTables {
  rates: LockedRates;
  fees: ForwardingFees;
  tables: LandedCostTables;
}

/** The price of a quote by one shipping method. */
export interface QuoteOffer {
  method: ShippingMethod;
  lines: readonly LandedLine[];
  total: Money;
  /** yyyy-MM-dd */
  arrivesFrom: string;
  arrivesTo: string;
  minDays: number;
  maxDays: number;
  chargeableGrams: number;
  isByVolume: boolean;
}

/** A price of a shop in the quote's currency, at the locked rate. */
export function inQuoteCurrency(
  { price, currency: from }: Pick<PricedItem, "price" | "currency">,
  rates: LockedRates,
  currency: string,
): Money {
  const [fromRate, toRate] = [rates[from], rates[currency]];
  if (fromRate === undefined || toRate === undefined) throw new Error(`There is no rate from ${from} to ${currency}`);
  return roundToMinor(convert(price, fromRate, toRate));
}

/** The items as lines for customs; their origin is not known yet. */
export const declaredLines = (items: readonly PricedItem[], rates: LockedRates, currency: string): DeclaredLine[] =>
  items.map((item) => ({
    hs6: item.hs6,
    origin: null,
    value: inQuoteCurrency(item, rates, currency),
    quantity: item.quantity,
  }));

/** Our fee for buying: a share of the goods, and at least the minimum (FORWARDING-01). */
export const buyingFee = (goods: Money, fees: Pick<ForwardingFees, "buying" | "buying_minimum">): Money =>
  money(Math.max(percentageToMinor(goods, fees.buying), fees.buying_minimum));

/** The price of buying, freight, import and delivery, by the functions that price a forward request. */
export function quoteOffer(
  { items, shopDelivery, boxes }: QuoteContents,
  { currency, tariff, delivery, countryId, buyer, day }: PriceScope,
  { rates, fees, tables }: PriceTables,
): QuoteOffer {
  const freight = freightOf(tariff, boxes, true, day);
  const lines = declaredLines(items, rates, currency);
  const { price, ...estimate } = freight;
  const cost = landedCost(
    {
      lines,
      freight: price,
      countryId,
      buyer,
      day,
      isInsured: true,
      services: [
        { service: "shop_delivery", amount: shopDelivery },
        { service: "buying", amount: buyingFee(declaredValue(lines), fees) },
      ],
      delivery,
    },
    tables,
  );
  return { ...estimate, lines: cost.lines, total: cost.total };
}
