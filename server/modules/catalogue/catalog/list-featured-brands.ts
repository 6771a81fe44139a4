import type { CatalogueServices } from "./catalogue.ts";
import type { CatalogueScope } from "./catalogue-scope.ts";

/** The storefront's featured brands with their product counts, without empty ones. */
export async function listFeaturedBrands(catalogue: CatalogueServices, scope: CatalogueScope) {
  const { manufacturer: counts } = await catalogue.counts.of(scope);
  return catalogue
    .reference()
    .featuredBrands.filter(({ storefrontCode, name }) => storefrontCode === scope.storefront.code && counts.has(name))
    .map(({ name }) => ({ name, product_count: counts.get(name) ?? 0 }));
}
