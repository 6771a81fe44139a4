import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { CallContext } from "../calls/call-context.ts";
import { sendPlainPage } from "../http/plain-page.ts";
import type { Gate } from "../limits/gate.ts";
import { vendorOrigins } from "./content-security-policy.ts";
import { finishMissingPage, finishPage, type RenderedPage, readRendered } from "./finish-page.ts";
import type { PageCache } from "./page-cache.ts";
import type { PageRenderer, Visit } from "./page-renderer.ts";
import { visitOf, withoutCaller, withoutVisitor } from "./page-visit.ts";
import { knownPublicPage, type PublicPage, splitUrl } from "./public-page.ts";
import { redirectToPath, sendFinished, sendOnce } from "./send-page.ts";
import type { SharedCache } from "./shared-cache.ts";

/** Counts what visitors ask for without finding a page. */
interface PageCounts {
  followed(ruleId: number): void;
  missed(visit: { storefront: string; path: string; referrer: string | undefined }): void;
}

interface Options {
  renderer: PageRenderer;
  cache: PageCache;
  /** Pages wait here for their turn to be rendered; those that are ready pass it by (F39). */
  queue: Gate;
  sharedCache: SharedCache | null;
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
  return sendFinished(request, reply, ready, options.sharedCache?.headersFor(request.url, shared, ready));
}

async function servePrivatePage(request: FastifyRequest, reply: FastifyReply, visit: Visit, options: Options) {
  const page = await options.queue.run(async () => {
    const context = await options.contextFor(request, reply);
    return render(request.url, visit, context, options);
  });
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
  const renderShared = (url = shared.url) =>
    options.queue.run(async () => {
      const context = withoutCaller(await options.contextFor(request, reply, "nobody"));
      return render(url, withoutVisitor(visit), context, options);
    });
  let uncacheable: RenderedPage | null = null;
  const page = await options.cache.serve(shared.key, async () => {
    const rendered = await renderShared();
    if (rendered.status === 200) return finishPage(rendered, { ...visit, isMadeUp: shared.isMadeUp });
    if (rendered.status === 404 && mayAppear(visit)) return finishMissingPage(rendered, visit.tags);
    uncacheable = rendered;
    return rendered.status < 500 ? "nothing" : "failure";
  });
  if (page) {
    countAnswer(request, visit, page.status, options);
    return sendFinished(request, reply, page, options.sharedCache?.headersFor(request.url, shared, page));
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
