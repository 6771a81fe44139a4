import { useContext } from "react";
import { UNSAFE_FrameworkContext as FrameworkContext, type UNSAFE_AssetsManifest, useMatches } from "react-router";
import { groupsFor } from "#domain/content/translations/text-groups.ts";
import { isWholePage } from "../render/whole-pages.ts";
import { PAGE_START_ID, type PageStart } from "../starter/page-start.ts";
import { usePageData } from "./page-data.tsx";
import { useRouteName } from "./use-route-name.ts";

type Manifest = Pick<UNSAFE_AssetsManifest, "entry" | "hmr" | "routes" | "url">;

/** The scripts' text in the browser, which has run or read them already; React leaves the server's text unchanged. */
const READ = " ";

const TAKE_DATA =
  "window.__reactRouterContext.stream = new ReadableStream({start(controller){window.__reactRouterContext.streamController = controller;}}).pipeThrough(new TextEncoderStream());";

/**
 * Replaces the router's own `<Scripts>`, which would run everything while the page loads: here the starter decides when
 * (storefront/starter). The first script takes the loaders' data, which the server writes after it
 * (hand-off.server.ts).
 */
export function PageScripts() {
  const framework = useContext(FrameworkContext);
  const routeIds = useMatches().map(({ id }) => id);
  const routeName = useRouteName();
  const { locale, messagesVersion } = usePageData();
  if (!import.meta.env.SSR || !framework) return scripts(READ, READ);
  // Other pages, such as the cart, get their content by a script and start at once.
  const waits = isWholePage(routeName);
  const messages = `/api/translations/translationMessages?locale=${locale}&v=${messagesVersion}&group=`;
  const start: PageStart = {
    ...modulesOf(framework.manifest, routeIds),
    waits,
    messages: groupsFor(waits).map((group) => messages + group),
  };
  return (
    <>
      {scripts(`window.__reactRouterContext = ${framework.serverHandoffString};${TAKE_DATA}`, JSON.stringify(start))}
      {!waits && start.imports.map((href) => <link key={href} rel="modulepreload" href={href} />)}
      {!waits &&
        start.messages.map((href) => <link key={href} rel="preload" href={href} as="fetch" crossOrigin="anonymous" />)}
    </>
  );
}

function scripts(data: string, start: string) {
  return (
    <>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: made by the router, which escapes it */}
      <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: data }} />
      <script
        id={PAGE_START_ID}
        type="application/json"
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: names of our own files
        dangerouslySetInnerHTML={{ __html: start }}
      />
    </>
  );
}

function modulesOf({ entry, hmr, routes, url }: Manifest, routeIds: readonly string[]) {
  const own = routeIds.flatMap((id) => routes[id] ?? []);
  const modules = own.map(({ id, module, clientActionModule, clientLoaderModule, clientMiddlewareModule }) => {
    const files = [clientActionModule, clientLoaderModule, clientMiddlewareModule, module];
    return [id, files.filter((file) => file !== undefined)] as const;
  });
  const imports = [url, entry.module, ...entry.imports, ...modules.flatMap(([, files]) => files)];
  return {
    before: hmr ? [hmr.runtime, url] : [url],
    routes: Object.fromEntries(modules),
    entry: entry.module,
    imports: [...new Set([...imports, ...own.flatMap((route) => route.imports ?? [])])],
  } satisfies Partial<PageStart>;
}
