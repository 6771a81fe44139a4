import { useMatches } from "react-router";
import type { Language } from "../../../domain/storefronts/storefront.ts";

/** Where a page stands in each language, without the language in front. */
export type PageAddresses = Partial<Record<Language, string>>;

const NONE: PageAddresses = {};

/**
 * A page whose path itself differs by language, such as a product's, tells so by `addresses` in its loader's data; the
 * head and the language menu follow. Any other page has one path for all languages and tells nothing.
 */
export function usePageAddresses(): PageAddresses {
  const loaded = useMatches().at(-1)?.loaderData as { addresses?: PageAddresses } | null | undefined;
  return loaded?.addresses ?? NONE;
}
