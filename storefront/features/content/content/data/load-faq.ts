import { data } from "react-router";
import type { ProductCard } from "#contracts/shop/catalogue/product-card.ts";
import type { ArticleCard, QuestionGroup } from "#contracts/shop/content/content.ts";
import { tagContent } from "#storefront/commerce/content/content-tags.ts";
import { api, pageLanguage } from "#storefront/context.ts";
import type { ContentRequest } from "./content-request.ts";
import { loadCards } from "./load-cards.ts";
import { type FoundTexts, loadSearch } from "./load-search.ts";

export interface FaqData {
  groups: QuestionGroup[];
  /** The article of the season, such as about gifts in time. */
  season: ArticleCard | null;
  cards: ProductCard[];
  found: FoundTexts | null;
}

/** ROUTE-05: every question with its answer, and what a search found. */
export async function loadFaq({ url, context }: ContentRequest) {
  const locale = pageLanguage(context);
  tagContent(context, "question", "article");
  const [{ groups, season }, found] = await Promise.all([
    context.get(api).content.questions({ locale }),
    loadSearch(context, url, locale, "question"),
  ]);
  if (groups.length === 0) return data({ faq: null }, { status: 404 });
  const blocks = groups.flatMap(({ questions }) => questions.flatMap((question) => question.blocks));
  const faq: FaqData = { groups, season, cards: await loadCards(context, blocks, locale), found };
  return { faq };
}
