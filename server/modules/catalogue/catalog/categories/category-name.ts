import type { CatalogueScope } from "../catalogue-scope.ts";
import { inLanguage } from "../products/localized-texts.ts";
import type { ReferenceData } from "../reference-data.ts";

/** A product has one category per tree; this is the name of the one in the storefront's tree. */
export function categoryName(
  ids: readonly number[],
  { storefront, language }: CatalogueScope,
  { categories }: ReferenceData,
): string | null {
  const found = ids
    .map((id) => categories.byId.get(id))
    .find((category) => category?.docKey === storefront.categoryDocKey);
  return (found && inLanguage(found.texts, language.iso_code)?.name) ?? null;
}
