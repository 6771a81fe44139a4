import { chooseCurrency } from "../../../domain/storefronts/currency.ts";
import type { CurrencyProfile, LanguageProfile, StorefrontProfile } from "../../../domain/storefronts/profile.ts";
import { refuse } from "../../platform/calls/call-errors.ts";
import type { CatalogueScope } from "../catalog/index.ts";

/** The language that was asked for, the storefront's own where it does not speak that one. */
export function languageOf(storefront: StorefrontProfile, languageId: number): LanguageProfile {
  const { languages, defaultLanguageIso } = storefront;
  const language =
    languages.find(({ id }) => id === languageId) ??
    languages.find(({ iso_code }) => iso_code === defaultLanguageIso) ??
    languages[0];
  if (!language) throw new Error(`The storefront ${storefront.code} speaks no language`);
  return language;
}

/** What a new checkout is shown in. */
export function scopeOf(
  storefront: StorefrontProfile,
  input: { language_id: number; currency_id?: number | undefined },
): CatalogueScope {
  const currency = chooseCurrency(storefront.currencies, input.currency_id?.toString());
  if (!currency || !storefront.features.includes("marketplace")) throw refuse("not_found");
  return { storefront, currency, language: languageOf(storefront, input.language_id).iso_code };
}

/** A checkout stays in the currency that it began in; where the storefront gave that up, it cannot go on. */
export function currencyOf(storefront: StorefrontProfile, currencyId: number): CurrencyProfile {
  const currency = storefront.currencies.find(({ id }) => id === currencyId);
  if (!currency) throw refuse("checkout_closed");
  return currency;
}
