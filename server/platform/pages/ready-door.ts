import type { IncomingMessage, ServerResponse } from "node:http";
import type { FastifyInstance } from "fastify";
import type { HostMatch } from "#domain/operations/storefronts/profile.ts";
import { holdsSession } from "#domain/shared/limits/cookies.ts";
import { chooseEncoding } from "../http/compression.ts";
import type { ObserveAnswer } from "../http/operations-routes.ts";
import { hostName } from "../http/request-checks.ts";
import { SECURITY_HEADERS } from "../http/security-headers.ts";
import type { FinishedPage, PageCache } from "./page-cache.ts";
import type { PageRenderer } from "./page-renderer.ts";
import { readingOf } from "./page-visit.ts";
import { knownPublicPage, type PublicPage } from "./public-page.ts";
import type { SharedCache } from "./shared-cache.ts";

interface Options {
  cache: PageCache;
  renderer: PageRenderer;
  sharedCache: SharedCache | null;
  /** Null for a host that is no storefront's. */
  findSite: (host: string) => HostMatch | null;
  /** Whether a proxy may name the host. */
  hasProxies: boolean;
  observe: ObserveAnswer;
}

interface ReadyPage {
  page: FinishedPage;
  shared: PublicPage;
}

/** Only addresses of pages begin with a language. Fastify decides who sees the pages of developers. */
const PAGE = /^\/[a-z]{2}(?!\/dev\/)(?:[/?.]|$)/;
const ROUTE = "/*";

/**
 * Answers the commonest request before Fastify sees it: a page that is ready, in brotli, for somebody who is not signed
 * in. Checks, headers, log line and figures are those of every other request. All else goes on to Fastify.
 */
export function openReadyDoor(server: FastifyInstance, options: Options): void {
  const [handle] = server.server.listeners("request") as ((
    request: IncomingMessage,
    response: ServerResponse,
  ) => void)[];
  if (!handle) throw new Error("Fastify does not listen");
  server.server.removeAllListeners("request");
  server.server.on("request", (request: IncomingMessage, response: ServerResponse) => {
    const ready = findReady(server, request, options);
    if (ready && server.edge.mayPass(request)) answer(server, request, response, ready, options);
    else handle.call(server.server, request, response);
  });
}

function findReady(
  server: FastifyInstance,
  { method, url = "", headers }: IncomingMessage,
  options: Options,
): ReadyPage | undefined {
  if (method !== "GET" || !PAGE.test(url) || headers["if-none-match"] !== undefined) return undefined;
  if (chooseEncoding(headers["accept-encoding"], ["br"]) !== "br") return undefined;
  if (options.hasProxies && headers["x-forwarded-host"] !== undefined) return undefined;
  const host = hostName(headers.host);
  const site = host === null ? null : options.findSite(host);
  if (!site) return undefined;
  const cookies = headers.cookie === undefined ? {} : server.parseCookie(headers.cookie);
  if (holdsSession(cookies)) return undefined;
  const shared = knownPublicPage(url, readingOf(site.storefront, cookies), options.renderer);
  const page = shared && options.cache.fresh(shared.key);
  // The others are counted.
  return shared && page?.status === 200 ? { page, shared } : undefined;
}

const heads = new WeakMap<FinishedPage, string[]>();

/** All headers of a page but those of one answer. */
function headOf(page: FinishedPage): string[] {
  const known = heads.get(page);
  if (known) return known;
  const encoding = { "content-encoding": "br", "content-length": String(page.packed.length) };
  const head = Object.entries({ ...SECURITY_HEADERS, ...page.headers, ...encoding }).flat();
  heads.set(page, head);
  return head;
}

function answer(
  server: FastifyInstance,
  request: IncomingMessage,
  response: ServerResponse,
  { page, shared }: ReadyPage,
  { observe, sharedCache }: Options,
): void {
  const startedAt = performance.now();
  const id = server.edge.nextId();
  const head = [...headOf(page), "x-request-id", id];
  if (sharedCache) head.push(...Object.entries(sharedCache.headersFor(request.url ?? "", shared, page)).flat());
  response.writeHead(page.status, head);
  response.end(page.packed);
  response.once("close", () => {
    const ms = performance.now() - startedAt;
    observe({ method: "GET", route: ROUTE, status: page.status }, ms / 1_000);
    const req = { id, method: "GET", url: request.url, host: request.headers.host };
    server.log.info({ reqId: id, req, status: page.status, ms: Math.round(ms * 10) / 10 }, "answered");
  });
}
