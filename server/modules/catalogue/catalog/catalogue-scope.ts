import type { StorefrontProfile } from "#domain/operations/storefronts/profile.ts";
import type { Reader } from "#domain/operations/storefronts/reader.ts";

/** The catalogue depends on these three only: storefront, language and currency. */
export interface CatalogueScope extends Reader {
  storefront: StorefrontProfile;
}

/** Null for a storefront without a marketplace or without currencies. */
export function catalogueScope(context: { storefront: StorefrontProfile; reader: Reader }): CatalogueScope | null {
  const { storefront, reader } = context;
  const sells = storefront.features.includes("marketplace") && storefront.currencies.length > 0;
  return sells ? { storefront, ...reader } : null;
}

export const scopeName = ({ storefront, currency, language }: CatalogueScope) =>
  `${storefront.code} ${currency.id} ${language.iso_code}`;

/** A visitor who reads a storefront in one of its languages may search in the words of another. */
export const otherLanguages = ({ languages }: StorefrontProfile, { iso_code }: Reader["language"]) =>
  languages.map((language) => language.iso_code).filter((language) => language !== iso_code);
