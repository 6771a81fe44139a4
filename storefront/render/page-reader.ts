import { type Reader, readerOf } from "#domain/operations/storefronts/reader.ts";
import { readLocale } from "#domain/shared/locale/locale-path.ts";
import type { Visit } from "../context.ts";

/** The page's reader: the language of its path, the currency of the visit (LOCALE-05, REGION-06). */
export function pageReader({ storefront, hostDefaultLanguage, currencyId }: Visit, url: URL): Reader {
  const languages = storefront.languages.map(({ iso_code }) => iso_code);
  const language = readLocale(url.pathname, languages) ?? hostDefaultLanguage;
  return readerOf(storefront, { language, currency: currencyId });
}
