import type { Category } from "#contracts/shop/catalogue/search.ts";
import type { CatalogueServices } from "../catalogue.ts";
import type { CatalogueScope } from "../catalogue-scope.ts";
import { inLanguage } from "../products/localized-texts.ts";

/** The storefront's tree as a flat list, without empty categories (CATALOG-01, CATALOG-02). */
export async function listCategories(catalogue: CatalogueServices, scope: CatalogueScope): Promise<Category[]> {
  const { category_ids: counts } = await catalogue.counts.of(scope);
  const { categories } = catalogue.reference();
  return categories.of(scope.storefront.categoryDocKey).flatMap((category) => {
    const texts = inLanguage(category.texts, scope.language.iso_code);
    const count = counts.get(String(category.id)) ?? 0;
    if (!texts || count === 0) return [];
    return {
      id: category.id,
      slug: texts.slug,
      name: texts.name,
      parent_id: category.parentId,
      filterable_additional_fields: category.filterableFields,
      position: category.position,
      pageTitle: texts.pageTitle,
      description: texts.description,
      image: category.image,
      product_count: count,
    };
  });
}
