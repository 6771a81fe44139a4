import type { FastifyInstance } from "fastify";
import { blocksHtml } from "#domain/content/content/blocks-html.ts";
import { atomFeed, type Feed, jsonFeed } from "#domain/content/content/feeds.ts";
import { findLanguage, readerOf } from "#domain/operations/storefronts/reader.ts";
import { htmlLanguage } from "#domain/operations/storefronts/storefront.ts";
import { translateFor } from "#i18n/messages.ts";
import type { Database } from "#platform/database/open-database.ts";
import { sendPlainPage } from "#platform/http/plain-page.ts";
import { sendRevalidatable } from "#platform/http/revalidation.ts";
import type { Content } from "./content.ts";
import { withFigures } from "./figures/figures.ts";
import { newestArticles, type Reading } from "./reading.ts";

const FEED_ARTICLES = 20;

const FORMATS = {
  xml: { type: "application/atom+xml; charset=utf-8", write: atomFeed },
  json: { type: "application/feed+json; charset=utf-8", write: jsonFeed },
} as const;

interface Options {
  db: Database;
  content: Pick<Content, "figuresFor" | "hasArticles">;
}

/** The feeds of the blog, in each language that it has articles in. */
export function registerContentRoutes(scope: FastifyInstance, { db, content }: Options): void {
  scope.get<{ Params: { locale: string; format: string } }>("/:locale/blog/feed.:format", async (request, reply) => {
    const { storefront } = request.site;
    const language = findLanguage(storefront, request.params.locale);
    const format = Object.entries(FORMATS).find(([name]) => name === request.params.format)?.[1];
    if (!language || !format || !content.hasArticles(storefront.code, language.id)) return sendPlainPage(reply, 404);
    const reading = {
      db,
      storefront,
      reader: readerOf(storefront, { language: language.iso_code, currency: undefined }),
    };
    const body = format.write(await feedOf(reading, content, request.url));
    return reply.type(format.type).send(sendRevalidatable(request, reply, body));
  });
}

async function feedOf(reading: Reading, { figuresFor }: Options["content"], path: string): Promise<Feed> {
  const { storefront, reader } = reading;
  const language = reader.language.iso_code;
  const root = `${storefront.appUrl}/${language}`;
  const t = translateFor(storefront, language);
  const address = (href: string) => (href.startsWith("/") ? root + href : href);
  const entries = withFigures(await newestArticles(reading, FEED_ARTICLES), figuresFor(reading));
  return {
    title: `${storefront.name}: ${t("nav.blog")}`,
    pageUrl: `${root}/blog`,
    url: storefront.appUrl + path,
    language: htmlLanguage(language),
    author: storefront.name,
    entries: entries.map((entry) => ({
      url: `${root}/blog/${entry.slug}`,
      title: entry.title,
      description: entry.description,
      author: entry.author,
      publishedAt: new Date(entry.publishedAt).toISOString(),
      updatedAt: new Date(entry.changedAt).toISOString(),
      html: blocksHtml(entry.blocks, address),
    })),
  };
}
