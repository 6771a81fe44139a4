import type { RouterContextProvider } from "react-router";
import type { Category } from "#contracts/shop/catalogue/search.ts";
import type { Language } from "#domain/operations/storefronts/storefront.ts";
import { api, type Visit, visit } from "../context.ts";

const asked = new WeakMap<Visit, Promise<Category[]>>();

/** CATALOG-01: the storefront's categories, asked for once by all loaders of a page; a failure leaves it without them. */
export function pageCategories(context: Readonly<RouterContextProvider>, locale: Language): Promise<Category[]> {
  const current = context.get(visit);
  const known = asked.get(current);
  if (known) return known;
  const categories = context
    .get(api)
    .search.parsedCategories({ locale })
    .catch((): Category[] => []);
  asked.set(current, categories);
  return categories;
}
