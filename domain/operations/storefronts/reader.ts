import type { CurrencyProfile, LanguageProfile, StorefrontProfile } from "./profile.ts";

/** The language and currency that an answer is made for. */
export interface Reader {
  language: LanguageProfile;
  currency: CurrencyProfile;
}

/** A language or a currency as calls and rows name it: by the number of its id or the text of its ISO code. */
type Name = number | string | null | undefined;

export interface ReaderRequest {
  language?: Name;
  currency?: Name;
}

const DEFAULT_CURRENCY_ISO = "EUR";

const named =
  (name: Name) =>
  ({ id, iso_code }: { id: number; iso_code: string }) =>
    id === name || iso_code === name;

/** The id that a preference cookie holds; none where it holds anything else (REGION-06). */
export const savedId = (text: string | undefined): number | undefined =>
  text !== undefined && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined;

/** The language of this name, where the storefront offers it. */
export const findLanguage = ({ languages }: Pick<StorefrontProfile, "languages">, name: Name) =>
  languages.find(named(name));

/** The language of this name, the storefront's default where it does not offer that one (REGION-02). */
export function languageOf(storefront: StorefrontProfile, name: Name): LanguageProfile {
  const { code, languages, defaultLanguageIso } = storefront;
  const language = findLanguage(storefront, name) ?? findLanguage(storefront, defaultLanguageIso) ?? languages[0];
  if (!language) throw new Error(`The storefront ${code} has no language`);
  return language;
}

/** The currency of this name, where the storefront offers it. */
export const findCurrency = ({ currencies }: Pick<StorefrontProfile, "currencies">, name: Name) =>
  currencies.find(named(name));

/** The currency of this name where the storefront offers it, else EUR, else its first one (REGION-06). */
function currencyOf(storefront: StorefrontProfile, name: Name): CurrencyProfile {
  const { currencies, conversionCurrency } = storefront;
  const offered = findCurrency(storefront, name) ?? findCurrency(storefront, DEFAULT_CURRENCY_ISO) ?? currencies[0];
  // A storefront that sells nothing may offer no currency.
  return offered ?? conversionCurrency;
}

/** The reader of a request by what it names, or the storefront's defaults. */
export function readerOf(storefront: StorefrontProfile, { language, currency }: ReaderRequest): Reader {
  return { language: languageOf(storefront, language), currency: currencyOf(storefront, currency) };
}

/** The currency that a row was written in; a storefront that has given it up since is a mistake. */
export function storedCurrency(storefront: StorefrontProfile, currencyId: number): CurrencyProfile {
  const currency = findCurrency(storefront, currencyId);
  if (!currency) throw new Error(`The storefront ${storefront.code} has no currency ${currencyId}`);
  return currency;
}
