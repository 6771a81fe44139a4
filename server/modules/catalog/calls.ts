import { calls } from "../../platform/calls/implement-calls.ts";

export const searchCalls = {
  parsedCategories: calls.search.parsedCategories.handler(async () => []),
  flags: calls.search.flags.handler(async () => []),
  searchForCategoryItems: calls.search.searchForCategoryItems.handler(async () => ({
    items: [],
    total: 0,
    facets: [],
    disabled_additional_ids_in_index: [],
    matches_all_words: true,
  })),
  suggestions: calls.search.suggestions.handler(async () => ({
    queries: [],
    brands: [],
    categories: [],
    products: [],
  })),
};

export const catalogCalls = {
  product: calls.catalog.product.handler(async () => ({ kind: "missing" as const })),
  findCategory: calls.catalog.findCategory.handler(async () => ({ kind: "missing" as const })),
  similar: calls.catalog.similar.handler(async () => ({ items: [] })),
  cards: calls.catalog.cards.handler(async () => ({ items: [] })),
  featuredBrands: calls.catalog.featuredBrands.handler(async () => ({ brands: [] })),
};
