import { type TimeZone, timeZoneOf } from "../../../domain/locale/time-zone.ts";
import type { StorefrontProfile } from "../../../domain/storefronts/profile.ts";
import { languageOf, storedCurrency } from "../../../domain/storefronts/reader.ts";
import type { Language } from "../../../domain/storefronts/storefront.ts";
import { formatDate } from "../../../i18n/format.ts";
import { messagesOf } from "../../../i18n/messages.ts";
import { formatDeadline } from "../../../i18n/moments.ts";
import { createTranslate } from "../../../i18n/translate.ts";
import type { OrderRow } from "./move-order.ts";
import type { OrderDeps } from "./orders.ts";

/** The storefront of an order, and the language, currency and time zone that it is read in. */
export interface OrderLocale {
  storefront: StorefrontProfile;
  language: Language;
  currency: string;
  timeZone: TimeZone;
}

/** In the language that it was ordered in, as its mails and its invoice are, or in a reader's. */
export function localeOf(
  { directory }: Pick<OrderDeps, "directory">,
  order: OrderRow,
  languageId = order.languageId,
): OrderLocale {
  const storefront = directory.all().find(({ code }) => code === order.storefrontCode);
  if (!storefront) throw new Error(`There is no storefront ${order.storefrontCode}`);
  return {
    storefront,
    language: languageOf(storefront, languageId).iso_code,
    currency: storedCurrency(storefront, order.currencyId).iso_code,
    timeZone: timeZoneOf(storefront.defaultCountryIso),
  };
}

export const dayIn = ({ timeZone }: Pick<OrderLocale, "timeZone">, at: Date) => formatDate(at, timeZone);

export const translateIn = ({ language }: Pick<OrderLocale, "language">) =>
  createTranslate(language, messagesOf(language));

/** A moment by which the customer must act. */
export const deadlineIn = (locale: Pick<OrderLocale, "language" | "timeZone">, at: Date) =>
  formatDeadline(at, locale.timeZone, translateIn(locale));

/** An address of the order's storefront, in the order's language. */
export const orderUrl = ({ storefront, language }: OrderLocale, path: string) =>
  `${storefront.appUrl}/${language}/${path}`;
