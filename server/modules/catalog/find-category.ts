import type { StorefrontProfile } from "../../../domain/storefronts/profile.ts";
import type { Language } from "../../../domain/storefronts/storefront.ts";
import type { CatalogueServices } from "./catalogue.ts";
import { inLanguage } from "./local-texts.ts";

/** What a slug stands for in this storefront's tree; an old one, or one of another language, leads to the one in force. */
export function findCategory(
  catalogue: CatalogueServices,
  storefront: StorefrontProfile,
  { slug, locale }: { slug: string; locale: Language },
) {
  const meaning = catalogue.reference().categories.resolve(storefront.categoryDocKey, slug, locale);
  if (meaning.kind === "missing") return { kind: "missing" as const };
  const { id, texts } = meaning.category;
  const slugIn = (language: Language) => inLanguage(texts, language)?.slug ?? slug;
  if (meaning.kind === "moved") return { kind: "moved" as const, slug: slugIn(locale) };
  const slugs = Object.fromEntries(storefront.languages.map(({ iso_code }) => [iso_code, slugIn(iso_code)]));
  return { kind: "found" as const, id, slugs };
}
