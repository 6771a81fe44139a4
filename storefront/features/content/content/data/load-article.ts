import { data } from "react-router";
import { articlePath } from "#storefront/commerce/content/content-paths.ts";
import { tagContent } from "#storefront/commerce/content/content-tags.ts";
import { api, pageLanguage } from "#storefront/context.ts";
import { textAddresses } from "../text-addresses.ts";
import { type ContentRequest, textOf } from "./content-request.ts";
import { loadCards } from "./load-cards.ts";

/** ROUTE-07: an article with what to read next. */
export async function loadArticle(request: ContentRequest<{ slug: string }>) {
  const { params, context } = request;
  const locale = pageLanguage(context);
  const found = await context.get(api).content.article({ slug: params.slug, locale });
  const article = textOf(found, request, articlePath);
  if (!article) {
    tagContent(context, "article");
    return data({ article: null, cards: [] }, { status: 404 });
  }
  tagContent(context, article.id, ...article.related.map(({ id }) => id));
  const cards = await loadCards(context, article.blocks, locale);
  return { article, cards, addresses: textAddresses(article.slugs, articlePath) };
}
