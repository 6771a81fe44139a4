import { data, type RouterContextProvider, redirect } from "react-router";
import type { ArticleCard } from "#contracts/shop/content/content.ts";
import { ARTICLES_PER_PAGE } from "#domain/content/content/content-kinds.ts";
import type { Language } from "#domain/operations/storefronts/storefront.ts";
import { withLocale } from "#domain/shared/locale/locale-path.ts";
import { BLOG_PATH } from "#storefront/commerce/content/content-paths.ts";
import { tagContent } from "#storefront/commerce/content/content-tags.ts";
import { type Api, api, pageLanguage } from "#storefront/context.ts";
import type { ContentRequest } from "./content-request.ts";
import { type FoundTexts, loadSearch } from "./load-search.ts";

type Articles = Awaited<ReturnType<Api["content"]["articles"]>>;

export interface QuickQuestion {
  slug: string;
  title: string;
}

export interface BlogData {
  topics: Articles["topics"];
  topic: Articles["topic"];
  featured: ArticleCard | null;
  articles: ArticleCard[];
  page: number;
  /** How many articles this page and those before it show. */
  shown: number;
  total: number;
  quickQuestions: QuickQuestion[];
  found: FoundTexts | null;
}

const LAST_PAGE = 1_000;
const QUICK_QUESTIONS = 3;

/** ROUTE-07: the newest articles, of a topic or of all, or those that a search found. */
export async function loadBlog({ url, context }: ContentRequest) {
  const locale = pageLanguage(context);
  const topic = url.searchParams.get("topic") || undefined;
  const page = pageOf(url);
  tagContent(context, "article");
  const [listed, found, quickQuestions] = await Promise.all([
    context.get(api).content.articles({ locale, topic: topic?.slice(0, 300), page }),
    loadSearch(context, url, locale, "article"),
    topic || page > 1 ? [] : loadQuickQuestions(context, locale),
  ]);
  if (listed.total === 0 && !topic) return data({ blog: null }, { status: 404 });
  // A topic has another slug in another language.
  if (topic && !listed.topic) throw redirect(withLocale(BLOG_PATH, locale));
  if (listed.articles.length === 0 && page > 1) return data({ blog: null }, { status: 404 });
  const blog: BlogData = { ...listed, page, shown: shownCount(listed, page), quickQuestions, found };
  return { blog };
}

function pageOf(url: URL): number {
  const page = Number(url.searchParams.get("page") ?? 1);
  return Number.isInteger(page) && page >= 1 && page <= LAST_PAGE ? page : 1;
}

/** The featured article heads the first page of all topics and is not in its list. */
function shownCount({ topic, featured, articles, total }: Articles, page: number): number {
  const isBeside = page === 1 ? featured !== null : topic === null;
  return Math.min(total, (page - 1) * ARTICLES_PER_PAGE + articles.length + Number(isBeside));
}

/** The first question of each of the first groups; the blog works without them. */
async function loadQuickQuestions(
  context: Readonly<RouterContextProvider>,
  locale: Language,
): Promise<QuickQuestion[]> {
  tagContent(context, "question");
  const { groups } = await context
    .get(api)
    .content.questions({ locale })
    .catch(() => ({ groups: [] }));
  const first = groups.flatMap(({ questions }) => questions.slice(0, 1));
  return first.slice(0, QUICK_QUESTIONS).map(({ slug, title }) => ({ slug, title }));
}
