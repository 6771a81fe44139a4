import {
  createRequestHandler,
  type EntryContext,
  type HandleErrorFunction,
  matchPath,
  RouterContextProvider,
  type ServerBuild,
  ServerRouter,
} from "react-router";
import { MessagesProvider } from "../client/i18n/messages-provider.tsx";
import { isStatusPath, withoutLocale } from "../domain/locale/locale-path.ts";
import type { Language } from "../domain/storefronts/storefront.ts";
import { messagesIn } from "../i18n/messages.ts";
import { type Api, api, type Visit, visit } from "./context.ts";
import { loadPageData, type PageData } from "./page-data.server.ts";
import { ROUTES } from "./routes.ts";
import { oldBrowserHtml } from "./shell/overlays/old-browser-html.server.tsx";
import { OldBrowserContentHtml } from "./shell/overlays/old-browser-notice.tsx";
import { SparePageData } from "./shell/page-data.tsx";
import { renderWhole, WholeDocument } from "./whole-document.server.ts";

export default async function renderDocument(
  request: Request,
  status: number,
  headers: Headers,
  entryContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const loaded = entryContext.staticHandlerContext.loaderData.root as PageData | undefined;
  const spare = loaded ? null : await loadPageData(context, new URL(request.url));
  const { storefront } = context.get(visit);
  const messagesOf = (language: Language) => messagesIn(storefront, language);
  let finalStatus = status;
  const body = await renderWhole(
    <MessagesProvider messagesOf={messagesOf}>
      <SparePageData data={spare}>
        <OldBrowserContentHtml value={oldBrowserHtml(messagesOf, (loaded ?? spare)?.locale ?? "en")}>
          <ServerRouter context={entryContext} url={request.url} />
        </OldBrowserContentHtml>
      </SparePageData>
    </MessagesProvider>,
    () => {
      finalStatus = 500;
    },
  );
  headers.set("content-type", "text/html; charset=utf-8");
  return new WholeDocument(body, { status: finalStatus, headers });
}

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

/** Which query keys the page at this path depends on, and which make it private; null when it must not be cached. */
export function cachePolicy(path: string): { queryKeys: readonly string[]; privateKeys: readonly string[] } | null {
  if (isStatusPath(path)) return null;
  const bare = withoutLocale(path);
  const route = ROUTES.find((entry) => (entry.path === "" ? bare === "/" : matchPath(`/${entry.path}`, bare)));
  return route?.cachedBy ? { queryKeys: route.cachedBy, privateKeys: route.notCachedWith ?? [] } : null;
}
