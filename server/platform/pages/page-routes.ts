import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { LRUCache } from "lru-cache";
import { COOKIE_NAMES, sessionCookieName } from "../../../domain/limits/cookies.ts";
import { isStatusPath, readLocale } from "../../../domain/locale/locale-path.ts";
import { readIdentifiers } from "../../../domain/marketing/server-events/identifiers.ts";
import { isNoindex } from "../../../domain/page/robots.ts";
import { holdsSecret } from "../../../domain/page/secret-path.ts";
import type { StorefrontProfile } from "../../../domain/storefronts/profile.ts";
import { readerOf, savedId } from "../../../domain/storefronts/reader.ts";
import { colourModeFor, productLayoutFor } from "../../../domain/storefronts/storefront.ts";
import type { CallContext } from "../calls/call-context.ts";
import { chooseEncoding, compress } from "../http/compression.ts";
import { sendPlainPage } from "../http/plain-page.ts";
import { vendorOrigins } from "./content-security-policy.ts";
import { finishMissingPage, finishPage, type RenderedPage, readRendered } from "./finish-page.ts";
import type { FinishedPage, PageCache } from "./page-cache.ts";
import { declaredQuery, holdsAnyKey, type PageKey, pageKey } from "./page-key.ts";
import type { PageRenderer, Visit } from "./page-renderer.ts";

/** Counts what visitors ask for without finding a page. */
interface PageCounts {
  followed(ruleId: number): void;
  missed(visit: { storefront: string; path: string; referrer: string | undefined }): void;
}

interface Options {
  renderer: PageRenderer;
  cache: PageCache;
  contextFor: (request: FastifyRequest, reply: FastifyReply, of?: "nobody") => Promise<CallContext>;
  counts: PageCounts;
  debug: boolean;
  demo: boolean;
  vendorSink: string | null;
}

/** Every address that is not a call, a file or an operations route is a page. */
export function registerPageRoutes(scope: FastifyInstance, options: Options): void {
  scope.get("/*", (request, reply) => servePage(request, reply, options));
  scope.post("/*", (_request, reply) => sendPlainPage(reply.header("allow", "GET, HEAD"), 405));
}

/** Answers from the cache without a promise: this is the path of most requests. */
function servePage(
  request: FastifyRequest,
  reply: FastifyReply,
  options: Options,
): FastifyReply | Promise<FastifyReply> {
  const [path, search] = splitUrl(request.url);
  if (path.includes("//")) return redirectToPath(reply, path.replace(/\/{2,}/g, "/") + search);

  const visit = visitOf(request, options);
  const shared = knownPublicPage(request.url, visit, options.renderer);
  if (shared === null) return servePrivatePage(request, reply, visit, options);
  const ready = options.cache.fresh(shared.key);
  if (!ready) return serveSharedPage(request, reply, visit, shared, options);
  countAnswer(request, visit, ready.status, options);
  return sendFinished(request, reply, ready);
}

async function servePrivatePage(request: FastifyRequest, reply: FastifyReply, visit: Visit, options: Options) {
  const context = await options.contextFor(request, reply);
  const page = await render(request.url, visit, context, options);
  countAnswer(request, visit, page.status, options);
  return sendOnce(request, reply, page);
}

async function serveSharedPage(
  request: FastifyRequest,
  reply: FastifyReply,
  visit: Visit,
  shared: PublicPage,
  options: Options,
): Promise<FastifyReply> {
  const renderShared = async (url = shared.url) => {
    const context = withoutCaller(await options.contextFor(request, reply, "nobody"));
    return render(url, withoutVisitor(visit), context, options);
  };
  let uncacheable: RenderedPage | null = null;
  const page = await options.cache.serve(shared.key, async () => {
    const rendered = await renderShared();
    if (rendered.status === 200) return finishPage(rendered, visit.storefront, visit.tags);
    if (rendered.status === 404 && mayAppear(visit)) return finishMissingPage(rendered, visit.tags);
    uncacheable = rendered;
    return rendered.status < 500 ? "nothing" : "failure";
  });
  if (page) {
    countAnswer(request, visit, page.status, options);
    return sendFinished(request, reply, page);
  }
  const once: RenderedPage = uncacheable ?? (await renderShared());
  // A redirect keeps the whole query (ROUTE-55), of which a shared page sees the declared keys only.
  const isShortened = REDIRECTS.has(once.status) && shared.url !== request.url;
  const answer = isShortened ? await renderShared(request.url) : once;
  countAnswer(request, visit, answer.status, options);
  return sendOnce(request, reply, answer);
}

/** How the storefront says which rule of staff decided an answer. */
const RULE_TAG = /^route-rule:(\d+)$/;

function countAnswer(request: FastifyRequest, { storefront, tags }: Visit, status: number, { counts }: Options): void {
  if (request.method !== "GET" || status < 300) return;
  const [ruleId] = [...tags].flatMap((tag) => RULE_TAG.exec(tag)?.[1] ?? []);
  const [path] = splitUrl(request.url);
  if (ruleId !== undefined) counts.followed(Number(ruleId));
  else if (status === 404) counts.missed({ storefront: storefront.code, path, referrer: request.headers.referer });
}

const REDIRECTS: ReadonlySet<number> = new Set([301, 302, 303, 307, 308]);

/** A page that says what would bring it about, such as any new product, is dropped when that happens. */
const mayAppear = ({ tags }: Visit) => tags.has("any-product") || tags.has("any-category");

function splitUrl(url: string): [path: string, search: string] {
  const start = url.indexOf("?");
  return start < 0 ? [url, ""] : [url.slice(0, start), url.slice(start)];
}

function visitOf(request: FastifyRequest, { debug, demo, vendorSink }: Options): Visit {
  const { storefront, hostDefaultLanguage } = request.site;
  return {
    storefront,
    hostDefaultLanguage,
    savedLocale: request.cookies[COOKIE_NAMES.locale],
    currencyId: readerOf(storefront, { currency: savedId(request.cookies[COOKIE_NAMES.currencyId]) }).currency.id,
    colourMode: colourModeFor(storefront.theme, request.cookies[COOKIE_NAMES.colourMode]),
    productLayout: productLayoutFor(request.cookies[COOKIE_NAMES.productLayout]),
    userAgent: request.headers["user-agent"] ?? "",
    tags: new Set(["storefronts", `texts:${storefront.code}`]),
    debug,
    demo,
    vendorSink,
  };
}

/** A response to a request with a session cookie must not be stored by any proxy or browser (T048). */
function isAnonymous({ cookies }: FastifyRequest): boolean {
  return [true, false].every((isSecure) => cookies[sessionCookieName(isSecure)] === undefined);
}

/** A shared page is rendered without anything that only its first visitor sent (T046). */
function withoutVisitor(visit: Visit): Visit {
  return { ...visit, savedLocale: undefined, userAgent: "" };
}

/** A shared page is rendered as for a signed-out visitor, even for a customer (T047). */
function withoutCaller(context: CallContext): CallContext {
  // The currency is part of the page's key.
  const { address, userAgent, savedCurrency } = context.client;
  const client = {
    address,
    userAgent,
    savedCurrency,
    sessionToken: undefined,
    visitorToken: undefined,
    campaign: {},
    consentCookie: undefined,
    identifiers: () => readIdentifiers({}, ""),
    refusesMarketing: false,
    idempotencyKey: undefined,
  };
  return { ...context, user: null, client };
}

interface PublicPage {
  key: PageKey;
  url: string;
}

/** Parsing an address is cached per storefront; a changed storefront is another object, so nothing has to be invalidated. */
const KNOWN_ADDRESSES = 2_000;
const known = new WeakMap<StorefrontProfile, LRUCache<string, PublicPage | "private">>();

function knownPublicPage(url: string, visit: Visit, renderer: PageRenderer): PublicPage | null {
  const addresses = known.get(visit.storefront) ?? new LRUCache({ max: KNOWN_ADDRESSES });
  known.set(visit.storefront, addresses);
  const name = `${visit.currencyId} ${visit.colourMode} ${visit.productLayout} ${url}`;
  const found = addresses.get(name) ?? publicPage(...splitUrl(url), visit, renderer) ?? "private";
  addresses.set(name, found);
  return found === "private" ? null : found;
}

/** The cache key of a public page and the address that it is rendered from; null for a page that is not cached. */
function publicPage(path: string, search: string, visit: Visit, renderer: PageRenderer): PublicPage | null {
  const isData = path.endsWith(".data");
  // React Router asks for the data of `/en/` at `/en/_.data`.
  const pagePath = isData ? path.replace(/(?:\/_)?\.data$/, "") : path;
  const given = new URLSearchParams(search);
  const locale = readLocale(
    pagePath,
    visit.storefront.languages.map(({ iso_code }) => iso_code),
  );
  // The status page shows the present state.
  if (!locale || given.has("_routes") || isStatusPath(pagePath) || holdsSecret(pagePath)) return null;
  const policy = renderer.cachePolicy(pagePath);
  if (!policy || holdsAnyKey(given, policy.privateKeys)) return null;
  const query = declaredQuery(given, policy.queryKeys);
  const declared = query.size > 0 ? `?${query}` : "";
  // META-01: any filter makes a page noindex, even one that the route has not declared, so it must not share an entry.
  if (isFiltered(search) && !isFiltered(declared)) return null;
  const key = pageKey({
    storefront: visit.storefront.code,
    locale,
    currencyId: visit.currencyId,
    colourMode: visit.colourMode,
    productLayout: visit.productLayout,
    kind: isData ? "data" : "document",
    path: pagePath,
    query,
  });
  return { key, url: path + declared };
}

const isFiltered = (search: string) => isNoindex({ query: new URLSearchParams(search), routeName: "" });

/**
 * The address is built from the storefront's own origin, no header of the client reaches the application, and the
 * calls that a page makes while it is rendered cannot set a cookie.
 */
async function render(url: string, visit: Visit, context: CallContext, { renderer }: Options): Promise<RenderedPage> {
  const { storefront, vendorSink } = visit;
  const address = new Request(`${storefront.appUrl}${url}`);
  const response = await renderer.render(address, visit, { ...context, ...NO_HEADERS });
  return readRendered(response, storefront, vendorOrigins(storefront, splitUrl(url)[0], vendorSink));
}

const ignore = () => undefined;
const NO_HEADERS = { setCookie: ignore, setSession: ignore, setVisitor: ignore, setHeader: ignore };

function sendFinished(request: FastifyRequest, reply: FastifyReply, page: FinishedPage): FastifyReply {
  reply.code(page.status).headers(page.headers);
  if (!isAnonymous(request)) reply.header("cache-control", "private, no-store").removeHeader("etag");
  else if (request.headers["if-none-match"] === page.etag) return reply.code(304).send();
  const encoding = chooseEncoding(request.headers["accept-encoding"]);
  if (encoding !== "identity") reply.header("content-encoding", encoding);
  return reply.send(page.bodies[encoding]);
}

async function sendOnce(request: FastifyRequest, reply: FastifyReply, page: RenderedPage): Promise<FastifyReply> {
  reply.code(page.status).headers(page.headers).header("vary", "accept-encoding, cookie");
  reply.header("cache-control", "private, no-store");
  if (page.body.length === 0) return reply.send();
  const encoding = chooseEncoding(request.headers["accept-encoding"]);
  if (encoding !== "identity") reply.header("content-encoding", encoding);
  return reply.send(await compress(page.body, encoding, "quick"));
}

function redirectToPath(reply: FastifyReply, to: string): FastifyReply {
  return reply.code(302).header("location", to).header("cache-control", "no-store").send();
}
