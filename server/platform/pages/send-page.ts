import type { FastifyReply, FastifyRequest } from "fastify";
import { holdsSession } from "#domain/shared/limits/cookies.ts";
import { chooseEncoding, compress } from "../http/compression.ts";
import type { RenderedPage } from "./finish-page.ts";
import type { FinishedPage } from "./page-cache.ts";
import { UnpackedPages } from "./unpacked-pages.ts";

const unpacked = new UnpackedPages();
const KEPT = ["br", "gzip"] as const;

/** Without a promise for those who read brotli, which is nearly everybody. */
export function sendFinished(
  request: FastifyRequest,
  reply: FastifyReply,
  page: FinishedPage,
  forSharedCache: Record<string, string> = {},
): FastifyReply | Promise<FastifyReply> {
  const isKnown = request.headers["if-none-match"] === page.etag;
  reply.code(page.status).headers(page.headers);
  if (holdsSession(request.cookies)) reply.header("cache-control", "private, no-store").removeHeader("etag");
  else if (isKnown) return reply.code(304).send();
  else reply.headers(forSharedCache);
  const encoding = chooseEncoding(request.headers["accept-encoding"], KEPT);
  if (encoding !== "identity") reply.header("content-encoding", encoding);
  if (encoding === "br") return reply.send(page.packed);
  return unpacked.get(page.packed, encoding).then((body) => reply.send(body));
}

export function sendOnce(request: FastifyRequest, reply: FastifyReply, page: RenderedPage): FastifyReply {
  reply.code(page.status).headers(page.headers).header("vary", "accept-encoding, cookie");
  reply.header("cache-control", "private, no-store");
  if (page.body.length === 0) return reply.send();
  const encoding = chooseEncoding(request.headers["accept-encoding"]);
  if (encoding !== "identity") reply.header("content-encoding", encoding);
  return reply.send(compress(page.body, encoding));
}

export function redirectToPath(reply: FastifyReply, to: string): FastifyReply {
  return reply.code(302).header("location", to).header("cache-control", "no-store").send();
}
