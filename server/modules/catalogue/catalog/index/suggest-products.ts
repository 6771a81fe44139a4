import { cleanText } from "#domain/catalogue/listing/clean-text.ts";
import { MAX_SEARCH_TEXT_CHARACTERS } from "#domain/catalogue/listing/input-limits.ts";
import type { CatalogueServices } from "../catalogue.ts";
import { type CatalogueScope, otherLanguages } from "../catalogue-scope.ts";
import { inLanguage } from "../products/localized-texts.ts";

const SUGGESTED = 6;
const SHOWN_PRODUCTS = 3;

/** Suggestions for a typed text: completions, categories, brands and the first products. */
export async function suggestProducts(catalogue: CatalogueServices, scope: CatalogueScope, typed: string) {
  const text = cleanText(typed, MAX_SEARCH_TEXT_CHARACTERS);
  const { storefront, currency, language } = scope;
  const found = await catalogue.index.suggest({
    storefront: storefront.code,
    currency: currency.iso_code,
    language: language.iso_code,
    otherLanguages: otherLanguages(storefront, language),
    contentType: "p",
    text,
    limit: SUGGESTED,
  });
  const { categories } = catalogue.reference();
  return {
    queries: found.completions.map((completion) => ({ ...completion })),
    brands: found.brands.map(({ value, count }) => ({ name: value, count })),
    categories: found.categories.flatMap(({ value, count }) => {
      const category = categories.byId.get(Number(value));
      const texts = category && inLanguage(category.texts, language.iso_code);
      if (!texts || category.docKey !== storefront.categoryDocKey) return [];
      return { id: category.id, name: texts.name, slug: texts.slug, count };
    }),
    products: await catalogue.cards.find(scope, found.ids.slice(0, SHOWN_PRODUCTS)),
  };
}
