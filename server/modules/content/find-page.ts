import type { ContentPage } from "../../../contracts/shop/content.ts";
import type { Language } from "../../../domain/storefronts/storefront.ts";
import type { CallContext } from "../../platform/calls/call-context.ts";
import { findPages } from "./content-store.ts";

/** The page in the reader's language, or in English where staff have not translated it yet. */
export async function findPage(
  { db, storefront }: CallContext,
  { slug, locale }: { slug: string; locale: Language },
): Promise<ContentPage | null> {
  const preferred = [locale, "en"].flatMap((iso) => storefront.languages.filter(({ iso_code }) => iso_code === iso));
  const pages = await findPages(
    db,
    storefront.code,
    slug,
    preferred.map(({ id }) => id),
  );
  for (const language of preferred) {
    const page = pages.find(({ languageId }) => languageId === language.id);
    if (!page) continue;
    const { title, description, blocks } = page;
    return { slug, title, description, blocks, language: language.iso_code, updated_at: page.updatedAt.toISOString() };
  }
  return null;
}
