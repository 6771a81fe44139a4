import type { StorefrontProfile } from "../../../domain/storefronts/profile.ts";
import type { Reader } from "../../../domain/storefronts/reader.ts";

/** For whom the catalogue is read: everything shown depends on these three and on nothing else. */
export interface CatalogueScope extends Reader {
  storefront: StorefrontProfile;
}

/** None for a storefront without a marketplace, or without a currency to sell in. */
export function catalogueScope(context: { storefront: StorefrontProfile; reader: Reader }): CatalogueScope | null {
  const { storefront, reader } = context;
  const sells = storefront.features.includes("marketplace") && storefront.currencies.length > 0;
  return sells ? { storefront, ...reader } : null;
}

export const scopeName = ({ storefront, currency, language }: CatalogueScope) =>
  `${storefront.code} ${currency.id} ${language.iso_code}`;
