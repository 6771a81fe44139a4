import { LRUCache } from "lru-cache";
import { SORTS } from "../../../domain/listing/default-sort.ts";
import type { CatalogueIndex } from "./catalogue-index.ts";
import { type CatalogueScope, scopeName } from "./catalogue-scope.ts";

const FRESH_FOR_MS = 30_000;

/** How many products each category of a scope holds. Every page's menu asks, so an answer serves for half a minute. */
export class CategoryCounts {
  readonly #kept: LRUCache<string, Map<number, number>, CatalogueScope>;

  constructor(index: CatalogueIndex) {
    this.#kept = new LRUCache({
      max: 200,
      ttl: FRESH_FOR_MS,
      allowStale: true,
      fetchMethod: async (_name, _stale, { context }) => countProducts(index, context),
    });
  }

  async of(scope: CatalogueScope): Promise<ReadonlyMap<number, number>> {
    return (await this.#kept.fetch(scopeName(scope), { context: scope })) ?? new Map();
  }

  forgetAll(): void {
    this.#kept.clear();
  }
}

async function countProducts(index: CatalogueIndex, scope: CatalogueScope): Promise<Map<number, number>> {
  const { facets } = await index.search({
    storefront: scope.storefront.code,
    currency: scope.currency.iso_code,
    language: scope.language,
    contentType: "p",
    sort: SORTS.bestSellers,
    limit: 0,
    facets: ["category_ids"],
  });
  const terms = facets.flatMap((facet) => (facet.type === "stats" ? [] : facet.terms));
  return new Map(terms.map(({ value, count }) => [Number(value), count]));
}
