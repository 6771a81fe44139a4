import { ARTICLES_PER_PAGE } from "#domain/content/content/content-kinds.ts";
import { presentCard } from "./presenter.ts";
import { countArticles, featuredArticle, listArticles, listGroups, type Reading } from "./reading.ts";

/** A page of the blog. The featured article heads the first page of all topics and is not repeated below. */
export async function listBlog(reading: Reading, input: { topic?: string | undefined; page: number }) {
  const groups = await listGroups(reading, "article");
  const topics = groups.map(({ slug, name }) => ({ slug, name }));
  const group = input.topic === undefined ? undefined : groups.find(({ slug }) => slug === input.topic);
  if (input.topic !== undefined && !group) return { topic: null, topics, featured: null, articles: [], total: 0 };
  const featured = group ? null : await featuredArticle(reading);
  const shown = { limit: ARTICLES_PER_PAGE, offset: (input.page - 1) * ARTICLES_PER_PAGE };
  const [articles, total] = await Promise.all([
    listArticles(reading, { ...shown, groupKey: group?.key, exceptId: featured?.id }),
    countArticles(reading, group?.key),
  ]);
  return {
    topic: group ? { slug: group.slug, name: group.name } : null,
    topics,
    featured: featured && input.page === 1 ? presentCard(reading, featured) : null,
    articles: articles.map((article) => presentCard(reading, article)),
    total,
  };
}
