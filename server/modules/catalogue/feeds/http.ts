import type { Readable } from "node:stream";
import { createGunzip } from "node:zlib";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { feedFile } from "#domain/catalogue/feeds/feed-files.ts";
import { type FeedName, readFeedName } from "#domain/catalogue/feeds/feed-name.ts";
import { chooseEncoding } from "#platform/http/compression.ts";
import { sendPlainPage } from "#platform/http/plain-page.ts";
import { isKnown } from "#platform/http/revalidation.ts";
import type { CatalogueScope } from "../catalog/index.ts";
import { findFeed } from "./feed-store.ts";
import type { Feeds } from "./feeds.ts";
import { feedScope } from "./jobs.ts";
import type { FeedRow } from "./tables.ts";

const FRESH_SECONDS = 300;
const FIRST_MAKING_SECONDS = 120;

/** The feeds of the goods. One that was never made is ordered by who asks for it first. */
export function registerFeedRoutes(scope: FastifyInstance, { feeds }: { feeds: Feeds }): void {
  scope.get<{ Params: { name: string } }>("/feeds/:name", async (request, reply) => {
    const name = readFeedName(request.params.name);
    const goods = name && feedScope(request.site.storefront, name);
    if (!name || !goods) return sendPlainPage(reply, 404);
    const feed = await findFeed(feeds.db, goods, name);
    if (!feed) {
      await feeds.order(goods);
      return sendPlainPage(reply.header("retry-after", FIRST_MAKING_SECONDS), 503);
    }
    withHeaders(reply, feed);
    if (isKnown(request, feed.etag)) return reply.code(304).send();
    const opened = await openFile(feeds, goods, name, feed);
    return opened ? sendFile(request, withHeaders(reply, opened.feed), opened) : sendPlainPage(reply, 503);
  });
}

const withHeaders = (reply: FastifyReply, { etag, madeAt, format }: FeedRow): FastifyReply =>
  reply
    .header("etag", etag)
    .header("last-modified", madeAt.toUTCString())
    .header("cache-control", `public, max-age=${FRESH_SECONDS}`)
    .header("vary", "accept-encoding")
    .header("x-robots-tag", "noindex")
    .type(feedFile(format).type);

interface OpenedFeed {
  feed: FeedRow;
  content: Readable;
}

/** A file may be replaced between the reading of its row and its own; then there is a newer row. */
async function openFile(
  { db, storage }: Feeds,
  scope: CatalogueScope,
  name: FeedName,
  feed: FeedRow,
): Promise<OpenedFeed | null> {
  const content = await storage.read(feed.fileKey);
  if (content) return { feed, content };
  const newer = await findFeed(db, scope, name);
  const newerContent = newer && (await storage.read(newer.fileKey));
  return newer && newerContent ? { feed: newer, content: newerContent } : null;
}

function sendFile(request: FastifyRequest, reply: FastifyReply, { feed, content }: OpenedFeed): FastifyReply {
  // Files are stored compressed; hardly anybody wants them otherwise.
  const readsGzip = chooseEncoding(request.headers["accept-encoding"], ["gzip"]) === "gzip";
  if (!readsGzip) return reply.send(content.pipe(createGunzip()));
  return reply.header("content-encoding", "gzip").header("content-length", feed.bytes).send(content);
}
