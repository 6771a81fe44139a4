import type { RouterContextProvider } from "react-router";
import type { ArticleCard } from "#contracts/shop/content/content.ts";
import type { Language } from "#domain/operations/storefronts/storefront.ts";
import { tagContent } from "#storefront/commerce/content/content-tags.ts";
import { api, visit } from "#storefront/context.ts";

const COUNT = 3;

/** The newest articles of the blog; the home page works without them. */
export async function loadLatestArticles(
  context: Readonly<RouterContextProvider>,
  locale: Language,
): Promise<ArticleCard[]> {
  if (!context.get(visit).storefront.features.includes("content")) return [];
  tagContent(context, "article");
  const found = await context
    .get(api)
    .content.articles({ locale })
    .catch(() => ({ featured: null, articles: [] }));
  const all = found.featured ? [found.featured, ...found.articles] : found.articles;
  return all.toSorted((a, b) => b.published_at.localeCompare(a.published_at)).slice(0, COUNT);
}
