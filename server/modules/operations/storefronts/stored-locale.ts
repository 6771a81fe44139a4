import type { StorefrontProfile } from "#domain/operations/storefronts/profile.ts";
import { languageOf, storedCurrency } from "#domain/operations/storefronts/reader.ts";
import type { Language } from "#domain/operations/storefronts/storefront.ts";
import { type TimeZone, timeZoneOf } from "#domain/shared/locale/time-zone.ts";
import { formatDate } from "#i18n/format.ts";
import { translateFor } from "#i18n/messages.ts";
import { formatDeadline } from "#i18n/moments.ts";
import type { StorefrontDirectory } from "./directory.ts";

/** The storefront of a row, and the language, currency and time zone that it is read in. */
export interface StoredLocale {
  storefront: StorefrontProfile;
  language: Language;
  currency: string;
  timeZone: TimeZone;
}

interface StoredRow {
  storefrontCode: string;
  languageId: number;
  currencyId: number;
}

/** In the language that the row was written in, as its mails and its documents are, or in a reader's. */
export function localeOf(
  { directory }: { directory: Pick<StorefrontDirectory, "all"> },
  row: StoredRow,
  languageId = row.languageId,
): StoredLocale {
  const storefront = directory.all().find(({ code }) => code === row.storefrontCode);
  if (!storefront) throw new Error(`There is no storefront ${row.storefrontCode}`);
  return {
    storefront,
    language: languageOf(storefront, languageId).iso_code,
    currency: storedCurrency(storefront, row.currencyId).iso_code,
    timeZone: timeZoneOf(storefront.defaultCountryIso),
  };
}

export const dayIn = ({ timeZone }: Pick<StoredLocale, "timeZone">, at: Date) => formatDate(at, timeZone);

export const translateIn = ({ storefront, language }: Pick<StoredLocale, "storefront" | "language">) =>
  translateFor(storefront, language);

/** A moment by which the customer must act. */
export const deadlineIn = (locale: Pick<StoredLocale, "storefront" | "language" | "timeZone">, at: Date) =>
  formatDeadline(at, locale.timeZone, translateIn(locale));

/** An address of the row's storefront, in the row's language. */
export const pageUrl = ({ storefront, language }: StoredLocale, path: string) =>
  `${storefront.appUrl}/${language}/${path}`;
