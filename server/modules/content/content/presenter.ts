import type { Article, ArticleCard, ContentPage, Question } from "#contracts/shop/content/content.ts";
import { readingMinutes } from "#domain/content/content/blocks.ts";
import { languageCode, type ReadEntry, type Reading, type WholeEntry } from "./reading.ts";

export const presentTopic = ({ groupSlug, groupName }: Pick<ReadEntry, "groupSlug" | "groupName">) =>
  groupSlug === null || groupName === null ? null : { slug: groupSlug, name: groupName };

export const presentCard = (reading: Reading, entry: ReadEntry): ArticleCard => ({
  id: entry.id,
  slug: entry.slug,
  title: entry.title,
  description: entry.description,
  language: languageCode(reading, entry.languageId),
  topic: presentTopic(entry),
  cover: entry.cover,
  published_at: iso(entry.publishedAt),
  reading_minutes: readingMinutes(entry.words),
});

export const presentArticle = (reading: Reading, entry: WholeEntry, related: readonly ReadEntry[]): Article => ({
  ...presentCard(reading, entry),
  slugs: slugsOf(reading, entry),
  author: entry.author,
  updated_at: iso(entry.changedAt),
  blocks: entry.blocks,
  related: related.map((one) => presentCard(reading, one)),
});

export const presentPage = (reading: Reading, entry: WholeEntry): ContentPage => ({
  id: entry.id,
  slug: entry.slug,
  slugs: slugsOf(reading, entry),
  title: entry.title,
  description: entry.description,
  language: languageCode(reading, entry.languageId),
  blocks: entry.blocks,
  updated_at: iso(entry.changedAt),
});

export const presentQuestion = (reading: Reading, entry: WholeEntry): Question => presentPage(reading, entry);

export const presentQuestionLink = (reading: Reading, entry: ReadEntry) => ({
  slug: entry.slug,
  title: entry.title,
  language: languageCode(reading, entry.languageId),
});

/** The driver returns moments of raw statements as texts. */
const iso = (moment: Date | string) => new Date(moment).toISOString();

function slugsOf({ storefront }: Reading, { slugs }: WholeEntry): ContentPage["slugs"] {
  const known = storefront.languages.flatMap(({ id, iso_code }) => {
    const slug = slugs[id];
    return slug === undefined ? [] : [[iso_code, slug] as const];
  });
  return Object.fromEntries(known);
}
