import {
  createRequestHandler,
  type EntryContext,
  type HandleErrorFunction,
  matchPath,
  RouterContextProvider,
  type ServerBuild,
  ServerRouter,
} from "react-router";
import { MessagesProvider } from "#client/i18n/messages-provider.tsx";
import type { Language } from "#domain/operations/storefronts/storefront.ts";
import { isStatusPath, withoutLocale } from "#domain/shared/locale/locale-path.ts";
import { messagesIn } from "#i18n/messages.ts";
import { type Api, api, type Visit, visit } from "./context.ts";
import { handOffScripts, withHandOff } from "./render/hand-off.server.ts";
import { PagePieces } from "./render/kept-pieces.server.ts";
import { type KeptPieces, KeptPiecesContext } from "./render/kept-pieces.ts";
import { loadPageData, type PageData } from "./render/page-data.server.ts";
import { DOCTYPE, renderAtOnce, renderWhole, WholeDocument } from "./render/whole-document.server.ts";
import { ROUTES } from "./routes.ts";
import { oldBrowserHtml } from "./shell/overlays/old-browser-html.server.tsx";
import { OldBrowserContentHtml } from "./shell/overlays/old-browser-notice.tsx";
import { SparePageData } from "./shell/page-data.tsx";

export default async function renderDocument(
  request: Request,
  status: number,
  headers: Headers,
  entryContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const loaded = entryContext.staticHandlerContext.loaderData.root as PageData | undefined;
  const spare = loaded ? null : await loadPageData(context, new URL(request.url));
  const { storefront, messagesVersion } = context.get(visit);
  const messagesOf = (language: Language) => messagesIn(storefront, language);
  const locale = (loaded ?? spare)?.locale ?? "en";
  const { serverHandoffStream, ...given } = entryContext;
  const routerContext = { ...given, manifest: withoutOtherRoutes(given) };
  const pageWith = (pieces: KeptPieces | null) => (
    <MessagesProvider messagesOf={messagesOf}>
      <SparePageData data={spare}>
        <OldBrowserContentHtml value={oldBrowserHtml(messagesOf, locale)}>
          <KeptPiecesContext value={pieces}>
            <ServerRouter context={routerContext} url={request.url} />
          </KeptPiecesContext>
        </OldBrowserContentHtml>
      </SparePageData>
    </MessagesProvider>
  );
  let finalStatus = status;
  const fail = () => {
    finalStatus = 500;
  };
  const renderFromPieces = () => {
    const pieces = new PagePieces(`${storefront.code} ${messagesVersion} ${locale} `);
    const marked = renderAtOnce(pageWith(pieces));
    return marked === null ? null : pieces.keep(marked);
  };
  const scripts = await handOffScripts(serverHandoffStream);
  // The stream loads the parts that were missing, so that the page can be rendered at once, as it will be from now on.
  let page = renderFromPieces();
  if (page === null) {
    const whole = await renderWhole(pageWith(null), fail);
    page = renderFromPieces() ?? [whole.slice(DOCTYPE.length)];
  }
  headers.set("content-type", "text/html; charset=utf-8");
  return new WholeDocument([DOCTYPE, ...withHandOff(page, scripts)], { status: finalStatus, headers });
}

/** React Router makes an object of every route of the manifest, for each page. */
function withoutOtherRoutes({ manifest, staticHandlerContext: { matches } }: EntryContext): EntryContext["manifest"] {
  const ids = matches.map(({ route }) => route.id);
  return { ...manifest, routes: Object.fromEntries(ids.map((id) => [id, manifest.routes[id]])) };
}

export { forgetPieces } from "./render/kept-pieces.server.ts";

/** Errors reach the operator's log; an aborted request is not an error. */
export const handleError: HandleErrorFunction = (error, { request }) => {
  if (!request.signal.aborted) reporter(error);
};

let reporter: (error: unknown) => void = console.error;

/** Called by the server, which owns the log. */
export function reportErrorsTo(report: (error: unknown) => void): void {
  reporter = report;
}

/** Renders pages for the server, which provides the loaders' context with each request. */
export function createPageHandler(build: ServerBuild, mode: "production" | "development") {
  const handle = createRequestHandler(build, mode);
  return (request: Request, calls: Api, about: Visit): Promise<Response> => {
    const context = new RouterContextProvider();
    context.set(api, calls);
    context.set(visit, about);
    return handle(request, context);
  };
}

interface CachePolicy {
  queryKeys: readonly string[];
  endlessKeys: readonly string[];
  privateKeys: readonly string[];
}

/** Which query keys the page at this path depends on, and which make it private; null when it must not be cached. */
export function cachePolicy(path: string): CachePolicy | null {
  if (isStatusPath(path)) return null;
  const bare = withoutLocale(path);
  const route = ROUTES.find((entry) => (entry.path === "" ? bare === "/" : matchPath(`/${entry.path}`, bare)));
  if (!route?.cachedBy) return null;
  const { cachedBy: queryKeys, brieflyCachedBy: endlessKeys = [], notCachedWith: privateKeys = [] } = route;
  return { queryKeys, endlessKeys, privateKeys };
}
