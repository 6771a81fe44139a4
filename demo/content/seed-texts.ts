import { DAY_MS, earlier } from "#domain/shared/time/durations.ts";
import { recordPublished, withFigures } from "#modules/content/content/index.ts";
import { contentGroups } from "#modules/content/content/tables.ts";
import type { Database } from "#platform/database/open-database.ts";
import { transact } from "#platform/database/transact.ts";
import { coverName } from "../drawings/covers/article-covers.ts";
import { DEMO_LANGUAGES, type DemoLanguage } from "../languages.ts";
import { DEMO_STOREFRONTS, type DemoStorefront } from "../storefronts.ts";
import { demoFigures, giftsOver } from "./demo-figures.ts";
import { hasAll, textFor } from "./entry-texts.ts";
import { ARTICLES, type EntryFacts, PAGES, QUESTIONS } from "./texts/entries.ts";
import { type GroupTexts, QUESTION_GROUPS, TOPICS } from "./texts/groups.ts";
import { ARTICLE_TEXTS, PAGE_TEXTS, QUESTION_TEXTS } from "./texts/index.ts";

const QUESTIONS_DAYS_AGO = 20;

/**
 * The blog, the questions and the pages about each brand, as far as they are true of it. Nothing is changed if there is any
 * topic or group.
 */
export async function seedTexts(db: Database, today: Date): Promise<void> {
  await transact(db, async (tx) => {
    if ((await tx.$count(contentGroups)) > 0) return;
    for (const storefront of DEMO_STOREFRONTS.filter(({ features }) => features.includes("content"))) {
      await seedStorefrontTexts(tx, storefront, today);
    }
  });
}

function seedStorefrontTexts(tx: Database, storefront: DemoStorefront, today: Date): Promise<void> {
  const daysAgo = (days: number) => earlier(today, days * DAY_MS);
  const isTrue = ({ needs }: EntryFacts) => hasAll(storefront, needs);
  const textsOf = textsIn(storefront, today);
  const articles = ARTICLES.filter(isTrue).map((facts) => ({
    kind: "article" as const,
    key: facts.key,
    group: facts.topic,
    author: facts.author,
    cover: `drawn/${coverName(facts.key)}`,
    isFeatured: facts.isFeatured,
    publishedAt: daysAgo(facts.daysAgo),
    unpublishAt: facts.isSeasonal && giftsOver(today),
    texts: textsOf(facts, ARTICLE_TEXTS[facts.key]),
  }));
  const questions = Object.entries(QUESTIONS).flatMap(([group, facts]) =>
    facts.filter(isTrue).map((question) => ({
      kind: "question" as const,
      key: `${group}/${question.key}`,
      group,
      publishedAt: daysAgo(QUESTIONS_DAYS_AGO),
      texts: textsOf(question, QUESTION_TEXTS[`${group}/${question.key}`]),
    })),
  );
  const pages = PAGES.filter(isTrue).map((facts) => ({
    kind: "page" as const,
    key: facts.key,
    publishedAt: daysAgo(QUESTIONS_DAYS_AGO),
    // Their addresses are the specification's, in every language.
    texts: textsOf(facts, PAGE_TEXTS[facts.key]).map((text) => ({ ...text, slug: facts.key })),
  }));
  const groups = [
    ...TOPICS.map((topic) => ({ kind: "article" as const, ...groupIn(storefront, topic) })),
    ...QUESTION_GROUPS.map((group) => ({ kind: "question" as const, ...groupIn(storefront, group) })),
  ];
  return recordPublished(tx, storefront.code, groups, [...articles, ...questions, ...pages]);
}

/** In the storefront's languages, with what only the demo knows filled in. */
function textsIn(storefront: DemoStorefront, today: Date) {
  const figures = new Map(storefront.languages.map((language) => [language, demoFigures(storefront, language, today)]));
  return (facts: EntryFacts, texts: (typeof ARTICLE_TEXTS)[string] | undefined) => {
    if (!texts) throw new Error(`Nobody wrote ${facts.key}`);
    return storefront.languages.map((language) => ({
      language,
      languageId: DEMO_LANGUAGES[language].id,
      ...withFigures(textFor(storefront, facts, texts[language]), figures.get(language) ?? {}),
    }));
  };
}

const groupIn = ({ languages }: DemoStorefront, { key, texts }: GroupTexts) => ({
  key,
  texts: languages.map((language: DemoLanguage) => ({ languageId: DEMO_LANGUAGES[language].id, ...texts[language] })),
});
