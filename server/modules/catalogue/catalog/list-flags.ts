import type { Flag } from "#contracts/shop/catalogue/search.ts";
import type { Reader } from "#domain/operations/storefronts/reader.ts";
import type { CatalogueServices } from "./catalogue.ts";
import { inLanguage } from "./products/localized-texts.ts";

/** Flags and offers by position, without ended offers (CATALOG-05). */
export function listFlags(catalogue: CatalogueServices, { language }: Pick<Reader, "language">, now: Date): Flag[] {
  return [...catalogue.reference().flags.values()].flatMap(({ id, type, position, endsAt, texts }) => {
    const words = inLanguage(texts, language.iso_code);
    if (!words || (endsAt !== null && endsAt <= now)) return [];
    const { name, description } = words;
    return { id, type, position, name, description, ends_at: endsAt?.toISOString() ?? null };
  });
}
