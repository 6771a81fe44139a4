import type { ReactNode } from "react";
import {
  createPath,
  isRouteErrorResponse,
  Outlet,
  redirect,
  ScrollRestoration,
  type ShouldRevalidateFunctionArgs,
} from "react-router";
import { checkConnection, reconnected } from "#client/connection.ts";
import { leaveDocument } from "#client/document-loads.ts";
import { TranslateProvider } from "#client/i18n/messages-provider.tsx";
import { groupsFor } from "#domain/content/translations/text-groups.ts";
import { isConnectionError } from "#domain/operations/errors/error-kinds.ts";
import { htmlLanguage, LANGUAGES, type Language } from "#domain/operations/storefronts/storefront.ts";
import { readLocale } from "#domain/shared/locale/locale-path.ts";
import type { Route } from "./+types/root";
import { loadMessages } from "./i18n/browser-messages.ts";
import { languageInPath } from "./middleware/language.ts";
import { askRouteRules } from "./middleware/route-rules.ts";
import { loadPageData } from "./render/page-data.server.ts";
import { isWholePattern } from "./render/whole-pages.ts";
import { FailedPage } from "./routes/failed-page.tsx";
import { OldBrowserNotice } from "./shell/overlays/old-browser-notice.tsx";
import { SparePageDataScript, usePageData } from "./shell/page-data.tsx";
import { PageScripts } from "./shell/page-scripts.tsx";
import { answerWhenHydrated } from "./starter/is-hydrated.ts";

export const middleware: Route.MiddlewareFunction[] = [languageInPath, askRouteRules];

/** F39: the server has too much to do. Its plain page says so, and tries again by itself. */
const isBusy = (result: unknown) => isRouteErrorResponse(result) && result.status === 503;

/** Once there is a connection. The page that is being left stays until then. */
async function openAsDocument(url: URL): Promise<never> {
  await checkConnection();
  await reconnected();
  window.location.assign(createPath(url));
  return new Promise(() => {});
}

/**
 * Loads the texts of the next page before that page is shown. Without a connection the page stays. A page whose
 * texts do not come, or that a busy server refuses, is loaded as a document, which has its words.
 */
export const clientMiddleware: Route.ClientMiddlewareFunction[] = [
  async ({ url, pattern, request }, next) => {
    await leaveDocument(url);
    const language = readLocale(url.pathname, LANGUAGES);
    const version = document.documentElement.dataset.messagesVersion ?? "";
    const hasTexts = !language || (await loadMessages(language, version, groupsFor(isWholePattern(pattern))));
    if (!hasTexts && request.method === "GET") return openAsDocument(url);
    const results = await next();
    if (Object.values(results).some(({ result }) => isConnectionError(result))) {
      await checkConnection();
      await reconnected();
      throw redirect(createPath(url));
    }
    const hasNoTurn = Object.values(results).some(({ result }) => isBusy(result));
    return request.method === "GET" && hasNoTurn ? openAsDocument(url) : results;
  },
];

export function loader({ context, url }: Route.LoaderArgs) {
  return loadPageData(context, url);
}

/** CONFIG-02: the store's configuration loads once per visit, and again after a change of language. */
export function shouldRevalidate({ currentUrl, nextUrl, actionResult }: ShouldRevalidateFunctionArgs): boolean {
  if (actionResult !== undefined) return true;
  return readLocale(currentUrl.pathname, LANGUAGES) !== readLocale(nextUrl.pathname, LANGUAGES);
}

/** English needs no latin-ext font; the browser loads it on demand where a name has such a letter. */
const isNeededFor = (language: Language) => (font: string) => language !== "en" || !font.includes("latin-ext");

export function Layout({ children }: { children: ReactNode }) {
  const { config, locale, colourMode, assets, buildId, messagesVersion } = usePageData();
  return (
    <html
      lang={htmlLanguage(locale)}
      data-mode={colourMode}
      data-locale={locale}
      data-build={buildId}
      data-messages-version={messagesVersion}
      suppressHydrationWarning
      {...answerWhenHydrated}
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        {assets.fonts.filter(isNeededFor(locale)).map((font) => (
          <link key={font} rel="preload" href={font} as="font" type="font/woff2" crossOrigin="anonymous" />
        ))}
        {assets.stylesheets.map((stylesheet) => (
          // With a precedence React puts it before all scripts, because it blocks rendering.
          <link key={stylesheet} rel="stylesheet" href={stylesheet} precedence="default" />
        ))}
        <link rel="icon" href={assets.favicon} type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/icons/touch.png" />
        <link rel="manifest" href="/app.webmanifest" />
        <meta name="application-name" content={config.site.name} />
        <script src={assets.oldBrowserScript} defer />
        <script src={assets.starterScript} type="module" async />
      </head>
      <body>
        <TranslateProvider language={locale}>{children}</TranslateProvider>
        <OldBrowserNotice />
        <SparePageDataScript />
        <ScrollRestoration />
        <PageScripts />
      </body>
    </html>
  );
}

export default function App() {
  return <Outlet />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <FailedPage error={error} />;
}
