import { chooseCurrency } from "../../../domain/storefronts/currency.ts";
import type { CurrencyProfile, StorefrontProfile } from "../../../domain/storefronts/profile.ts";
import type { Language } from "../../../domain/storefronts/storefront.ts";

/** For whom the catalogue is read: everything shown depends on these three and on nothing else. */
export interface CatalogueScope {
  storefront: StorefrontProfile;
  currency: CurrencyProfile;
  language: Language;
}

/** A storefront that sells in no currency shows no products. */
export function catalogueScope(
  storefront: StorefrontProfile,
  { locale, currency }: { locale: Language; currency?: string | undefined },
): CatalogueScope | null {
  const asked = storefront.currencies.find(({ iso_code }) => iso_code === currency);
  const chosen = chooseCurrency(storefront.currencies, asked && String(asked.id));
  return chosen && storefront.features.includes("marketplace")
    ? { storefront, currency: chosen, language: locale }
    : null;
}

export const scopeName = ({ storefront, currency, language }: CatalogueScope) =>
  `${storefront.code} ${currency.id} ${language}`;
