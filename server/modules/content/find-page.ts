import type { ContentPage } from "../../../contracts/shop/content.ts";
import type { ReaderContext } from "../../platform/calls/resolve-reader.ts";
import { findPages } from "./content-store.ts";

/** The page in the reader's language, or in English where staff have not translated it yet. */
export async function findPage({ db, storefront, reader }: ReaderContext, slug: string): Promise<ContentPage | null> {
  const preferred = [reader.language, ...storefront.languages.filter(({ iso_code }) => iso_code === "en")];
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
