import { LRUCache } from "lru-cache";
import { SORTS } from "#domain/catalogue/listing/default-sort.ts";
import { type CatalogueScope, scopeName } from "../catalogue-scope.ts";
import type { CatalogueIndex } from "../index/catalogue-index.ts";

const FRESH_FOR_MS = 30_000;

/** Product counts by category id and by manufacturer name. */
type Counts = Readonly<Record<"category_ids" | "manufacturer", ReadonlyMap<string, number>>>;

/** Product counts of a scope, cached for half a minute because every page's menu needs them. */
export class ProductCounts {
  readonly #cache: LRUCache<string, Counts, CatalogueScope>;

  constructor(index: CatalogueIndex) {
    this.#cache = new LRUCache({
      max: 200,
      ttl: FRESH_FOR_MS,
      allowStale: true,
      fetchMethod: async (_name, _stale, { context }) => countProducts(index, context),
    });
  }

  async of(scope: CatalogueScope): Promise<Counts> {
    return (await this.#cache.fetch(scopeName(scope), { context: scope })) as Counts;
  }

  forgetAll(): void {
    this.#cache.clear();
  }
}

async function countProducts(index: CatalogueIndex, scope: CatalogueScope): Promise<Counts> {
  const { facets } = await index.search({
    storefront: scope.storefront.code,
    currency: scope.currency.iso_code,
    language: scope.language.iso_code,
    contentType: "p",
    sort: SORTS.bestSellers,
    limit: 0,
    facets: ["category_ids", "manufacturer"],
  });
  const countsOf = (key: string) => {
    const terms = facets.flatMap((facet) => (facet.key === key && facet.type !== "stats" ? facet.terms : []));
    return new Map(terms.map(({ value, count }) => [value, count]));
  };
  return { category_ids: countsOf("category_ids"), manufacturer: countsOf("manufacturer") };
}
