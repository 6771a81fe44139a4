import type { FastifyInstance, FastifyRequest } from "fastify";
import { errorBody } from "../calls/call-errors.ts";

/** Addresses that other sites post to; each authenticates its sender itself. */
const FROM_OTHER_SITES = ["/api/callbacks/"];

/** Refuses requests that another site could have made a visitor's browser send (T031 … T033, T037). */
export function refuseCrossSite(scope: FastifyInstance): void {
  scope.addHook("onRequest", (request, reply, done) => {
    if (request.method !== "POST" || isForOthers(request.url) || isFromThisSite(request)) done();
    else reply.code(403).header("cache-control", "no-store").send(errorBody("forbidden", request.id));
  });
}

/** An address with dots could be read as another one, so it is excluded. */
const isForOthers = (url: string) => FROM_OTHER_SITES.some((path) => url.startsWith(path)) && !/\.\.|%2e/i.test(url);

/** Browsers send Sec-Fetch-Site; older ones at least Origin or Referer. */
function isFromThisSite({ headers, protocol, host }: Pick<FastifyRequest, "headers" | "protocol" | "host">) {
  const site = headers["sec-fetch-site"];
  if (site !== undefined) return site === "same-origin";
  const ownOrigin = `${protocol}://${host}`;
  if (headers.origin !== undefined) return headers.origin === ownOrigin;
  return URL.canParse(headers.referer ?? "") && new URL(headers.referer ?? "").origin === ownOrigin;
}
