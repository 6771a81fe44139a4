import type { Language } from "#domain/operations/storefronts/storefront.ts";
import type { ReaderContext } from "#platform/calls/resolve-reader.ts";
import type { CatalogueServices } from "../catalogue.ts";
import { inLanguage } from "../products/localized-texts.ts";

/** Finds a category of the storefront's tree; an old slug, or one of another language, leads to the current one. */
export function findCategory(
  catalogue: CatalogueServices,
  { storefront, reader }: Pick<ReaderContext, "storefront" | "reader">,
  slug: string,
) {
  const language = reader.language.iso_code;
  const meaning = catalogue.reference().categories.resolve(storefront.categoryDocKey, slug, language);
  if (meaning.kind === "missing") return { kind: "missing" as const };
  const { id, texts } = meaning.category;
  const slugIn = (iso: Language) => inLanguage(texts, iso)?.slug ?? slug;
  if (meaning.kind === "moved") return { kind: "moved" as const, slug: slugIn(language) };
  const slugs = Object.fromEntries(storefront.languages.map(({ iso_code }) => [iso_code, slugIn(iso_code)]));
  return { kind: "found" as const, id, slugs };
}
