import { SORTS } from "../../../domain/listing/default-sort.ts";
import type { Catalogue } from "./catalogue.ts";
import type { CatalogueScope } from "./catalogue-scope.ts";

/** The brands that this storefront puts first, with how many of their products it shows; none of those it shows none of. */
export async function listFeaturedBrands(catalogue: Catalogue, scope: CatalogueScope) {
  const { facets } = await catalogue.index.search({
    storefront: scope.storefront.code,
    currency: scope.currency.iso_code,
    language: scope.language,
    contentType: "p",
    sort: SORTS.bestSellers,
    limit: 0,
    facets: ["manufacturer"],
  });
  const terms = facets.flatMap((facet) => (facet.type === "stats" ? [] : facet.terms));
  const counts = new Map(terms.map(({ value, count }) => [value, count]));
  const { featuredBrands } = catalogue.reference();
  return featuredBrands
    .filter(({ storefrontCode, name }) => storefrontCode === scope.storefront.code && counts.has(name))
    .map(({ name }) => ({ name, product_count: counts.get(name) ?? 0 }));
}
