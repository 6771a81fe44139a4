import type { Language } from "#domain/operations/storefronts/storefront.ts";
import type { PageAddresses } from "#storefront/shell/head/use-page-addresses.ts";

/** The path of a text in each language that it exists in. */
export function textAddresses(
  slugs: Partial<Record<Language, string>>,
  pathOf: (slug: string) => string,
): PageAddresses {
  return Object.fromEntries(Object.entries(slugs).map(([language, slug]) => [language, pathOf(slug)]));
}
