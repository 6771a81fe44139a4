import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { COOKIE_NAMES } from "../../../domain/limits/cookies.ts";
import { readLocale } from "../../../domain/locale/locale-path.ts";
import { chooseCurrency } from "../../../domain/storefronts/currency.ts";
import { colourModeFor } from "../../../domain/storefronts/storefront.ts";
import type { CallContext } from "../calls/call-context.ts";
import { chooseEncoding, compress } from "../http/compression.ts";
import { sendPlainPage } from "../http/plain-page.ts";
import { finishPage, type RenderedPage, readRendered } from "./finish-page.ts";
import type { FinishedPage, PageCache } from "./page-cache.ts";
import { declaredQuery, type PageKey, pageKey } from "./page-key.ts";
import type { PageRenderer, Visit } from "./page-renderer.ts";

interface Options {
  renderer: PageRenderer;
  cache: PageCache;
  contextFor: (request: FastifyRequest, reply: FastifyReply) => CallContext;
  debug: boolean;
  demo: boolean;
}

/** Everything that is no call, file or operator's route is a page. */
export function addPageRoutes(scope: FastifyInstance, options: Options): void {
  scope.get("/*", (request, reply) => servePage(request, reply, options));
  scope.post("/*", (_request, reply) => sendPlainPage(reply.header("allow", "GET, HEAD"), 405));
}

async function servePage(request: FastifyRequest, reply: FastifyReply, options: Options): Promise<FastifyReply> {
  const [path = "/", search = ""] = request.url.split("?", 2);
  if (path.includes("//")) return redirectToPath(reply, path.replace(/\/{2,}/g, "/"), search);

  const visit = describeVisit(request, options);
  const key = isAnonymous(request) ? publicKey(path, search, visit, options.renderer) : null;
  if (key === null) return sendOnce(request, reply, await render(request, reply, visit, options));

  let notKept: RenderedPage | null = null;
  const page =
    options.cache.fresh(key) ??
    (await options.cache.serve(key, async () => {
      const rendered = await render(request, reply, visit, options);
      if (rendered.status === 200) return finishPage(rendered, visit.storefront, visit.tags);
      notKept = rendered;
      return null;
    }));
  if (page) return sendFinished(request, reply, page);
  return sendOnce(request, reply, notKept ?? (await render(request, reply, visit, options)));
}

function describeVisit(request: FastifyRequest, { debug, demo }: Options): Visit {
  const { storefront, hostDefaultLanguage } = request.site;
  return {
    storefront,
    hostDefaultLanguage,
    savedLocale: request.cookies[COOKIE_NAMES.locale],
    currencyId: chooseCurrency(storefront.currencies, request.cookies[COOKIE_NAMES.currencyId])?.id ?? 0,
    colourMode: colourModeFor(storefront.theme, request.cookies[COOKIE_NAMES.colourMode]),
    userAgent: request.headers["user-agent"] ?? "",
    tags: new Set(["storefronts", "route-rules"]),
    debug,
    demo,
  };
}

/** Whoever carries a session cookie may be somebody: their pages are rendered for them and kept by nobody (T048). */
function isAnonymous(request: FastifyRequest): boolean {
  return request.cookies[COOKIE_NAMES.session] === undefined;
}

/** The key under which a public page is kept, or null when the page is not one of those. */
function publicKey(path: string, search: string, visit: Visit, renderer: PageRenderer): PageKey | null {
  const isData = path.endsWith(".data");
  const pagePath = isData ? path.slice(0, -".data".length) : path;
  const query = new URLSearchParams(search);
  const locale = readLocale(
    pagePath,
    visit.storefront.languages.map(({ iso_code }) => iso_code),
  );
  const policy = locale && !query.has("_routes") ? renderer.cachePolicy(pagePath) : null;
  if (!locale || !policy) return null;
  return pageKey({
    storefront: visit.storefront.code,
    locale,
    currencyId: visit.currencyId,
    colourMode: visit.colourMode,
    kind: isData ? "data" : "document",
    path: pagePath,
    query: declaredQuery(query, policy.queryKeys),
  });
}

/** The address is built from the storefront's own origin, and no header of the client reaches the application. */
async function render(
  request: FastifyRequest,
  reply: FastifyReply,
  visit: Visit,
  { renderer, contextFor }: Options,
): Promise<RenderedPage> {
  const address = new Request(`${visit.storefront.appUrl}${request.url}`);
  const response = await renderer.render(address, visit, contextFor(request, reply));
  return readRendered(response, visit.storefront);
}

function sendFinished(request: FastifyRequest, reply: FastifyReply, page: FinishedPage): FastifyReply {
  reply.code(page.status).headers(page.headers);
  if (request.headers["if-none-match"] === page.etag) return reply.code(304).send();
  const encoding = chooseEncoding(request.headers["accept-encoding"]);
  if (encoding !== "identity") reply.header("content-encoding", encoding);
  return reply.send(page.bodies[encoding]);
}

async function sendOnce(request: FastifyRequest, reply: FastifyReply, page: RenderedPage): Promise<FastifyReply> {
  reply.code(page.status).headers(page.headers).header("vary", "accept-encoding, cookie");
  reply.header("cache-control", page.status >= 300 ? "no-store" : "private, no-store");
  if (page.body.length === 0) return reply.send();
  const encoding = chooseEncoding(request.headers["accept-encoding"]);
  if (encoding !== "identity") reply.header("content-encoding", encoding);
  return reply.send(await compress(page.body, encoding, "quick"));
}

function redirectToPath(reply: FastifyReply, path: string, search: string): FastifyReply {
  return reply
    .code(302)
    .header("location", search ? `${path}?${search}` : path)
    .header("cache-control", "no-store")
    .send();
}
