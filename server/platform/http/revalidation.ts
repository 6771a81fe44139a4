import { createHash } from "node:crypto";
import type { FastifyReply, FastifyRequest } from "fastify";
import { chooseEncoding, compress } from "./compression.ts";

const WORTH_COMPRESSING_BYTES = 1_024;

/** A tag that differs by storefront, so that brands never share an answer (T051). */
export function entityTag(storefrontCode: string, body: string | Buffer): string {
  return `"${createHash("sha256").update(storefrontCode).update("\0").update(body).digest("base64url").slice(0, 27)}"`;
}

/** Whether the client has what this tag names; proxies mark tags as weak when they compress. */
export const isKnown = ({ headers }: FastifyRequest, tag: string): boolean =>
  (headers["if-none-match"] ?? "").split(",").some((known) => known.trim().replace(/^W\//, "") === tag);

/**
 * Clients may cache these answers but must revalidate them; a versioned address is fresh for a while, unless the call itself
 * says that it has another version by now.
 */
export function sendRevalidatable(request: FastifyRequest, reply: FastifyReply, body: string): string | Buffer {
  const tag = entityTag(request.site.storefront.code, body);
  const versioned = /[?&]v=/.test(request.url) && reply.getHeader("cache-control") !== "private, no-cache";
  reply.header("cache-control", versioned ? "private, max-age=300" : "private, no-cache");
  reply.header("etag", tag).header("vary", "accept-encoding");
  if (isKnown(request, tag)) {
    reply.code(304).removeHeader("content-length");
    return "";
  }
  if (body.length < WORTH_COMPRESSING_BYTES) return body;
  const encoding = chooseEncoding(request.headers["accept-encoding"]);
  if (encoding === "identity") return body;
  const small = compress(Buffer.from(body), encoding);
  reply.header("content-encoding", encoding).header("content-length", small.length);
  return small;
}
