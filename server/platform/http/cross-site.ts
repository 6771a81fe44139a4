import type { FastifyInstance, FastifyRequest } from "fastify";
import { errorBody } from "../calls/call-errors.ts";

/** Addresses that others are meant to post to; each of them proves its sender in its own way. */
const FROM_OTHER_SITES = ["/api/callbacks/"];

/** Refuses whatever another site could have made a visitor's browser send (T031 … T033, T037). */
export function refuseCrossSite(scope: FastifyInstance): void {
  scope.addHook("onRequest", (request, reply, done) => {
    if (request.method !== "POST" || isForOthers(request.url) || isFromThisSite(request)) done();
    else reply.code(403).header("cache-control", "no-store").send(errorBody("forbidden", request.id));
  });
}

/** An address that could be read as another one is none of theirs. */
const isForOthers = (url: string) => FROM_OTHER_SITES.some((path) => url.startsWith(path)) && !/\.\.|%2e/i.test(url);

/** Browsers say themselves where a request comes from; older ones at least name its origin. */
function isFromThisSite({ headers, protocol, host }: Pick<FastifyRequest, "headers" | "protocol" | "host">) {
  const site = headers["sec-fetch-site"];
  if (site !== undefined) return site === "same-origin";
  const ownOrigin = `${protocol}://${host}`;
  if (headers.origin !== undefined) return headers.origin === ownOrigin;
  return URL.canParse(headers.referer ?? "") && new URL(headers.referer ?? "").origin === ownOrigin;
}
