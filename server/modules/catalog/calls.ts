import type { Language } from "../../../domain/storefronts/storefront.ts";
import type { CallContext } from "../../platform/calls/call-context.ts";
import { calls } from "../../platform/calls/implement-calls.ts";
import type { CatalogueServices } from "./catalogue.ts";
import { catalogueScope } from "./catalogue-scope.ts";
import { findCategory } from "./find-category.ts";
import { listCategories } from "./list-categories.ts";
import { listFeaturedBrands } from "./list-featured-brands.ts";
import { listFlags } from "./list-flags.ts";
import { listProducts } from "./list-products.ts";
import { suggestProducts } from "./suggest-products.ts";

const NOTHING_FOUND = {
  items: [],
  total: 0,
  facets: [],
  disabled_additional_ids_in_index: [],
  matches_all_words: true,
};

interface ScopeInput {
  locale: Language;
  currency?: string | undefined;
}

const scopeOf = ({ storefront }: CallContext, input: ScopeInput) => catalogueScope(storefront, input);

export function createSearchCalls(catalogue: CatalogueServices) {
  return {
    parsedCategories: calls.search.parsedCategories.handler(({ input, context }) => {
      const scope = scopeOf(context, input);
      return scope ? listCategories(catalogue, scope) : [];
    }),

    flags: calls.search.flags.handler(({ input }) => listFlags(catalogue, input.locale, new Date())),

    searchForCategoryItems: calls.search.searchForCategoryItems.handler(({ input, context }) => {
      const scope = scopeOf(context, input);
      return scope ? listProducts(catalogue, scope, input) : NOTHING_FOUND;
    }),

    suggestions: calls.search.suggestions.handler(({ input, context }) => {
      const scope = scopeOf(context, input);
      if (!scope) return { queries: [], brands: [], categories: [], products: [] };
      return suggestProducts(catalogue, scope, input.text);
    }),
  };
}

export function createCatalogCalls(catalogue: CatalogueServices) {
  return {
    product: calls.catalog.product.handler(({ input, context }) => {
      const scope = scopeOf(context, input);
      return scope ? catalogue.pages.find(scope, input.slug) : { kind: "missing" as const };
    }),

    findCategory: calls.catalog.findCategory.handler(({ input, context }) =>
      findCategory(catalogue, context.storefront, input),
    ),

    similar: calls.catalog.similar.handler(async ({ input, context }) => {
      const scope = scopeOf(context, input);
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
      const scope = scopeOf(context, input);
      return { items: scope ? await catalogue.cards.find(scope, [...new Set(input.ids)]) : [] };
    }),

    featuredBrands: calls.catalog.featuredBrands.handler(async ({ input, context }) => {
      const scope = scopeOf(context, input);
      return { brands: scope ? await listFeaturedBrands(catalogue, scope) : [] };
    }),
  };
}
