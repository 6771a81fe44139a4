import type { ColourMode, Language, ProductLayout } from "#domain/operations/storefronts/storefront.ts";

/** Everything a public page may differ by. Nothing about a person belongs here. */
export interface PageKeyFields {
  storefront: string;
  locale: Language | "none";
  currencyId: number;
  colourMode: ColourMode;
  productLayout: ProductLayout;
  /** A document, or the data of one for a navigation inside the browser. */
  kind: "document" | "data";
  path: string;
  /** Only the query keys that the route declares. */
  query: URLSearchParams;
}

declare const pageKeyBrand: unique symbol;
/** The only kind of key that the page cache accepts, so that none can omit the storefront, language or currency. */
export type PageKey = string & { readonly [pageKeyBrand]: true };

export function pageKey(fields: PageKeyFields): PageKey {
  const { storefront, locale, currencyId, colourMode, productLayout, kind, path, query } = fields;
  return `${storefront} ${locale} ${currencyId} ${colourMode} ${productLayout} ${kind} ${path}?${query}` as PageKey;
}

/**
 * The declared keys of a query, in one order, so that two spellings of one page share an entry. Those with endlessly
 * many values follow as they were given: the browser reads them in this order too.
 */
export function declaredQuery(
  search: URLSearchParams,
  keys: readonly string[],
  endlessKeys: readonly string[] = [],
): URLSearchParams {
  const declared = new URLSearchParams();
  for (const key of keys) {
    for (const value of search.getAll(key)) declared.append(key, value);
  }
  for (const [name, value] of search) if (isOneOf(endlessKeys, name)) declared.append(name, value);
  return declared;
}

/** Whether a query holds one of these keys; `f.*` stands for every key that begins with `f.`. */
export function holdsAnyKey(search: URLSearchParams, keys: readonly string[]): boolean {
  return [...search.keys()].some((name) => isOneOf(keys, name));
}

const isOneOf = (keys: readonly string[], name: string) =>
  keys.some((key) => (key.endsWith("*") ? name.startsWith(key.slice(0, -1)) : name === key));
