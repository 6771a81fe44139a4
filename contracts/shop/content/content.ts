import { z } from "zod";
import { contentBlocks } from "#contracts/content-blocks.ts";
import { defineCall } from "#contracts/define-call.ts";
import { linkToken } from "#contracts/fields.ts";
import { payloadPath } from "#contracts/payload-path.ts";
import { CONTENT_KINDS } from "#domain/content/content/content-kinds.ts";
import { RULE_STATUSES } from "#domain/content/redirects/route-rule.ts";
import { LANGUAGES } from "#domain/operations/storefronts/storefront.ts";

const locale = z.enum(LANGUAGES);
const slug = z.string().min(1).max(300);

/** The slug in each language that the text exists in. */
const slugs = z.partialRecord(locale, z.string());

const contentPage = z.object({
  id: z.int(),
  slug: z.string(),
  slugs,
  title: z.string(),
  description: z.string(),
  /** English where the reader's language is missing. */
  language: locale,
  blocks: contentBlocks,
  updated_at: z.string(),
});
export type ContentPage = z.infer<typeof contentPage>;

const topic = z.object({ slug: z.string(), name: z.string() });

const articleCard = z.object({
  id: z.int(),
  slug: z.string(),
  title: z.string(),
  description: z.string(),
  language: locale,
  topic: topic.nullable(),
  /** The path of the drawing or picture, without size. */
  cover: z.string().nullable(),
  published_at: z.string(),
  reading_minutes: z.int(),
});
export type ArticleCard = z.infer<typeof articleCard>;

const article = articleCard.extend({
  slugs,
  author: z.string().nullable(),
  updated_at: z.string(),
  blocks: contentBlocks,
  related: z.array(articleCard),
});
export type Article = z.infer<typeof article>;

const questionLink = z.object({ slug: z.string(), title: z.string(), language: locale });

const question = questionLink.extend({
  id: z.int(),
  slugs,
  description: z.string(),
  blocks: contentBlocks,
  updated_at: z.string(),
});
export type Question = z.infer<typeof question>;

const questionGroup = z.object({ key: z.string(), slug: z.string(), name: z.string(), questions: z.array(question) });
export type QuestionGroup = z.infer<typeof questionGroup>;

/** A text that is found, in another place, or nowhere. */
const foundOrMoved = <T extends z.ZodType>(text: T) =>
  z.discriminatedUnion("kind", [
    z.object({ kind: z.literal("found"), text }),
    z.object({ kind: z.literal("moved"), slug: z.string() }),
    z.object({ kind: z.literal("missing") }),
  ]);

const hit = z.object({
  kind: z.enum(CONTENT_KINDS),
  slug: z.string(),
  path: z.string().meta({ description: "of its page, without language" }),
  title: z.string(),
  description: z.string(),
});
export type ContentHit = z.infer<typeof hit>;

export const content = {
  page: defineCall({
    method: "POST",
    path: "/content/page",
    access: "public",
    effect: "read",
    area: "content",
    summary: "A content page of this storefront, or none",
  })
    .input(z.object({ slug, locale }))
    .output(z.object({ page: contentPage.nullable() })),

  articles: defineCall({
    method: "POST",
    path: "/content/articles",
    access: "public",
    effect: "read",
    area: "content",
    summary: "The articles of this storefront, the newest first: of a topic, or all",
  })
    .input(z.object({ locale, topic: slug.optional(), page: z.int().min(1).max(1_000).default(1) }))
    .output(
      z.object({
        /** Null when there is no such topic. */
        topic: topic.nullable(),
        topics: z.array(topic),
        /** On the first page of all topics. */
        featured: articleCard.nullable(),
        articles: z.array(articleCard),
        /** How many there are in all, with the featured one. */
        total: z.int(),
      }),
    ),

  article: defineCall({
    method: "POST",
    path: "/content/article",
    access: "public",
    effect: "read",
    area: "content",
    summary: "An article with what to read next",
  })
    .input(z.object({ slug, locale }))
    .output(foundOrMoved(article)),

  questions: defineCall({
    method: "POST",
    path: "/content/questions",
    access: "public",
    effect: "read",
    area: "content",
    summary: "Every question with its answer, by group",
  })
    .input(z.object({ locale }))
    .output(
      z.object({
        groups: z.array(questionGroup),
        /** The article that is shown for a season, if there is one. */
        season: articleCard.nullable(),
      }),
    ),

  question: defineCall({
    method: "POST",
    path: "/content/question",
    access: "public",
    effect: "read",
    area: "content",
    summary: "One question with its answer and related ones",
  })
    .input(z.object({ slug, locale }))
    .output(foundOrMoved(question.extend({ group: topic.nullable(), related: z.array(questionLink) }))),

  search: defineCall({
    method: "POST",
    path: "/content/search",
    access: "public",
    effect: "read",
    area: "content",
    refusals: ["too_many_requests"],
    summary: "The texts that contain the words, also in other forms or mistyped",
  })
    .input(
      z.object({
        q: z.string().trim().min(2).max(200),
        locale,
        kinds: z
          .array(z.enum(CONTENT_KINDS))
          .max(3)
          .default([...CONTENT_KINDS]),
        limit: z.int().min(1).max(20).default(10),
      }),
    )
    .output(z.object({ hits: z.array(hit) })),

  vote: defineCall({
    method: "POST",
    path: "/content/vote",
    access: "public",
    effect: "write",
    area: "content",
    summary: "Says whether a text helped; a visitor's last answer counts",
    refusals: ["not_found", "too_many_requests"],
  })
    .input(z.object({ id: z.int().positive().max(2_147_483_647), helped: z.boolean() }))
    .output(z.object({ helped: z.boolean() })),

  preview: defineCall({
    method: "POST",
    path: "/content/preview",
    access: "public",
    effect: "read",
    area: "content",
    summary: "A text that is not published yet, for who has its link",
  })
    .input(z.object({ token: linkToken, locale }))
    .output(
      z.object({
        preview: z
          .discriminatedUnion("kind", [
            z.object({ kind: z.literal("article"), text: article, expires_at: z.string() }),
            z.object({ kind: z.literal("page"), text: contentPage, expires_at: z.string() }),
            z.object({
              kind: z.literal("question"),
              text: question.extend({ group: topic.nullable(), related: z.array(questionLink) }),
              expires_at: z.string(),
            }),
          ])
          .nullable(),
      }),
    ),

  routeRule: defineCall({
    method: "POST",
    path: "/route-rules/find",
    access: "public",
    effect: "read",
    area: "content",
    summary: "Where a path that no page owns leads to, if anywhere",
  })
    .input(z.object({ path: payloadPath }))
    .output(
      z.object({
        rule: z
          .object({
            id: z.int(),
            to: z.string().nullable().meta({ description: "null: it is gone" }),
            status: z.literal(RULE_STATUSES),
            external: z.boolean(),
          })
          .nullable(),
      }),
    ),
};
