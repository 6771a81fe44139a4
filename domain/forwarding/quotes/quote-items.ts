import { fromMinor, type Money } from "#domain/money/money/money.ts";
import type { ParseUrl } from "#domain/shared/text/url-parser.ts";
import { checkShopLink } from "./shop-link.ts";

export const MOST_ITEMS = 20;
export const MOST_PIECES = 99;
/** For one piece: a hundred thousand, so that the sum of a whole list is still an amount of the wire. */
export const MOST_SHOP_PRICE = fromMinor(10_000_000);
export const LONGEST_ITEM_TEXT = { name: 200, options: 200, note: 500 } as const;

/** The currencies that a price in a shop can be in. */
export const SHOP_CURRENCIES = ["EUR", "USD", "GBP", "CNY"] as const;
export type ShopCurrency = (typeof SHOP_CURRENCIES)[number];

/** The customer's choice for an item that is sold out. */
export const SUBSTITUTES = ["none", "same_price", "ask"] as const;
export type Substitute = (typeof SUBSTITUTES)[number];

/** An item to buy, as the customer typed it. */
export interface QuoteItem {
  link: string;
  name: string;
  /** Size, colour and the like. */
  options: string;
  quantity: number;
  /** The shop's price of one piece; null: our buyers find it out. */
  price: Money | null;
  currency: ShopCurrency;
  /** The kind of goods, as the first six digits of its tariff code; null while none is chosen. */
  hs6: string | null;
  /** No offered kind fits: our buyers find the code. */
  unlisted: boolean;
  substitute: Substitute;
  note: string;
}

export interface ItemProblems {
  link?: "validation.required" | "validation.url";
  name?: "validation.required";
  hs6?: "validation.required";
}

/** The problems that keep an item from being submitted, by field (FORWARDING-04). */
export function itemProblems(item: QuoteItem, parseUrl: ParseUrl): ItemProblems {
  const link = checkShopLink(item.link, parseUrl);
  return {
    ...(link ? { link } : {}),
    ...(item.name.trim() === "" ? { name: "validation.required" as const } : {}),
    ...(item.hs6 === null && !item.unlisted ? { hs6: "validation.required" as const } : {}),
  };
}

export const isComplete = (item: QuoteItem, parseUrl: ParseUrl): boolean =>
  Object.keys(itemProblems(item, parseUrl)).length === 0;
