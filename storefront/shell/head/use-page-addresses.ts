import { useMatches } from "react-router";
import type { Language } from "#domain/operations/storefronts/storefront.ts";

/** The path of a page in each language, without the language prefix. */
export type PageAddresses = Partial<Record<Language, string>>;

const NONE: PageAddresses = {};

/**
 * A page whose path differs by language, such as a product's, returns `addresses` from its loader; the head and the
 * language menu use them. Any other page has one path for all languages.
 */
export function usePageAddresses(): PageAddresses {
  const loaded = useMatches().at(-1)?.loaderData as { addresses?: PageAddresses } | null | undefined;
  return loaded?.addresses ?? NONE;
}
