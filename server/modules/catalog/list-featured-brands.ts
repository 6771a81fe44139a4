import type { CatalogueServices } from "./catalogue.ts";
import type { CatalogueScope } from "./catalogue-scope.ts";

/** The brands that this storefront puts first, with how many of their products it shows; none of those it shows none of. */
export async function listFeaturedBrands(catalogue: CatalogueServices, scope: CatalogueScope) {
  const { manufacturer: counts } = await catalogue.counts.of(scope);
  return catalogue
    .reference()
    .featuredBrands.filter(({ storefrontCode, name }) => storefrontCode === scope.storefront.code && counts.has(name))
    .map(({ name }) => ({ name, product_count: counts.get(name) ?? 0 }));
}
