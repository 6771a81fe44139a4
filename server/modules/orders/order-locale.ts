import { timeZoneOf } from "../../../domain/locale/time-zone.ts";
import type { StorefrontProfile } from "../../../domain/storefronts/profile.ts";
import { languageOf, storedCurrency } from "../../../domain/storefronts/reader.ts";
import type { Language } from "../../../domain/storefronts/storefront.ts";
import { formatDate, formatTime } from "../../../i18n/format.ts";
import type { OrderRow } from "./move-order.ts";
import type { OrderDeps } from "./orders.ts";

/** The storefront of an order, and the language, currency and time zone that its customer reads it in. */
export interface OrderLocale {
  storefront: StorefrontProfile;
  language: Language;
  currency: string;
  timeZone: string;
}

export function localeOf({ directory }: Pick<OrderDeps, "directory">, order: OrderRow): OrderLocale {
  const storefront = directory.all().find(({ code }) => code === order.storefrontCode);
  if (!storefront) throw new Error(`There is no storefront ${order.storefrontCode}`);
  return {
    storefront,
    language: languageOf(storefront, order.languageId).iso_code,
    currency: storedCurrency(storefront, order.currencyId).iso_code,
    timeZone: timeZoneOf(storefront.defaultCountryIso),
  };
}

export const dayIn = ({ timeZone }: Pick<OrderLocale, "timeZone">, at: Date) => formatDate(at, timeZone);

export const momentIn = (locale: Pick<OrderLocale, "timeZone">, at: Date) =>
  `${dayIn(locale, at)} ${formatTime(at, locale.timeZone)}`;

/** Where a customer sees the order, or pays for it; a guest has no My orders. */
export function orderUrl({ storefront, language }: OrderLocale, order: OrderRow, page?: "payment"): string {
  const folder = page ?? (order.userId === null ? "success" : "my-orders");
  return `${storefront.appUrl}/${language}/${folder}/${order.slug}`;
}
