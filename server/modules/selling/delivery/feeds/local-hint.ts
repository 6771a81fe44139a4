import type { Language } from "#domain/operations/storefronts/storefront.ts";
import type { PointHints } from "../tables.ts";

const LANGUAGE_OF: Readonly<Record<string, Language>> = { LT: "lt", LV: "lv", EE: "ee" };

/** A hint in the language of the country; none where the product does not have that language. */
export function localHint(country: string, text: string): PointHints {
  const language = LANGUAGE_OF[country];
  return language && text ? { [language]: text } : {};
}
