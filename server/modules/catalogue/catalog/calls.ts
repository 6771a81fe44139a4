import { calls } from "#platform/calls/implement-calls.ts";
import type { CatalogueServices } from "./catalogue.ts";
import { catalogueScope } from "./catalogue-scope.ts";
import { findCategory } from "./categories/find-category.ts";
import { listCategories } from "./categories/list-categories.ts";
import { suggestProducts } from "./index/suggest-products.ts";
import { listFeaturedBrands } from "./list-featured-brands.ts";
import { listFlags } from "./list-flags.ts";
import { listProducts } from "./list-products.ts";

const NOTHING_FOUND = {
  items: [],
  total: 0,
  facets: [],
  disabled_additional_ids_in_index: [],
  matches_all_words: true,
  corrected_text: null,
};

export function createSearchCalls(catalogue: CatalogueServices) {
  return {
    parsedCategories: calls.search.parsedCategories.handler(({ context }) => {
      const scope = catalogueScope(context);
      return scope ? listCategories(catalogue, scope) : [];
    }),

    flags: calls.search.flags.handler(({ context }) => listFlags(catalogue, context.reader, new Date())),

    searchForCategoryItems: calls.search.searchForCategoryItems.handler(({ input, context }) => {
      const scope = catalogueScope(context);
      return scope ? listProducts(catalogue, scope, input) : NOTHING_FOUND;
    }),

    suggestions: calls.search.suggestions.handler(({ input, context }) => {
      const scope = catalogueScope(context);
      if (!scope) return { queries: [], brands: [], categories: [], products: [] };
      return suggestProducts(catalogue, scope, input.text);
    }),
  };
}

export function createCatalogCalls(catalogue: CatalogueServices) {
  return {
    product: calls.catalog.product.handler(({ input, context }) => {
      const scope = catalogueScope(context);
      return scope ? catalogue.pages.find(scope, input.slug) : { kind: "missing" as const };
    }),

    findCategory: calls.catalog.findCategory.handler(({ input, context }) =>
      findCategory(catalogue, context, input.slug),
    ),

    similar: calls.catalog.similar.handler(async ({ input, context }) => {
      const scope = catalogueScope(context);
      if (!scope) return { items: [] };
      const ids = await catalogue.index.similar({
        id: input.productId,
        storefront: scope.storefront.code,
        currency: scope.currency.iso_code,
        contentType: "p",
        limit: input.limit ?? 5,
      });
      return { items: await catalogue.cards.find(scope, ids) };
    }),

    cards: calls.catalog.cards.handler(async ({ input, context }) => {
      const scope = catalogueScope(context);
      return { items: scope ? await catalogue.cards.find(scope, [...new Set(input.ids)]) : [] };
    }),

    featuredBrands: calls.catalog.featuredBrands.handler(async ({ context }) => {
      const scope = catalogueScope(context);
      return { brands: scope ? await listFeaturedBrands(catalogue, scope) : [] };
    }),
  };
}
