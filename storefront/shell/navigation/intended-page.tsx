import { useContext, useEffect, useState } from "react";
import { type DataRouter, matchRoutes, UNSAFE_DataRouterContext } from "react-router";
import { LANGUAGES } from "#domain/operations/storefronts/storefront.ts";
import { readLocale } from "#domain/shared/locale/locale-path.ts";
import { isWholePage } from "../../render/whole-pages.ts";
import { loadModule } from "../../starter/load-module.ts";

declare global {
  interface Window {
    __reactRouterManifest?: { routes: Record<string, { module: string; hasLoader?: boolean } | undefined> };
  }
}

const SIGNS = ["pointerover", "focusin", "touchstart"] as const;
/** A pointer that only passes over a link wants nothing of it. */
const REST_MS = 50;

/** Code and data of the page behind the link that the visitor has reached, so that it is there when the link is pressed. */
export function IntendedPage() {
  const router = useContext(UNSAFE_DataRouterContext)?.router;
  const [data, setData] = useState<string | null>(null);
  useEffect(() => {
    if (!router) return;
    const listening = new AbortController();
    let timer: ReturnType<typeof setTimeout>;
    const notice = ({ target }: Event) => {
      clearTimeout(timer);
      const link = target instanceof Element ? target.closest<HTMLAnchorElement>("a[href]") : null;
      const routeIds = link && routesBehind(router, link);
      if (link && routeIds) timer = setTimeout(() => void fetchAhead(new URL(link.href), routeIds), REST_MS);
    };
    const fetchAhead = async (url: URL, routeIds: readonly string[]) => {
      if ((await isCodeLoaded(routeIds)) && !listening.signal.aborted) setData(dataAddress(url, routeIds));
    };
    for (const sign of SIGNS) {
      document.addEventListener(sign, notice, { signal: listening.signal, passive: true });
    }
    return () => {
      clearTimeout(timer);
      listening.abort();
    };
  }, [router]);
  return data && <link rel="prefetch" as="fetch" href={data} />;
}

/** Only of public pages: others are about the visitor, and may have changed when the link is pressed. */
function routesBehind({ routes }: DataRouter, link: HTMLAnchorElement): readonly string[] | null {
  const { origin, pathname, target } = link;
  const isElsewhere = origin !== window.location.origin || target !== "" || pathname === window.location.pathname;
  const isFile = link.hasAttribute("download") || /\.\w+$/.test(pathname);
  if (isElsewhere || isFile) return null;
  const routeIds = (matchRoutes(routes, pathname) ?? []).map(({ route }) => route.id ?? "");
  return isWholePage(routeIds.at(-1) ?? "") ? routeIds : null;
}

const builtRoute = (id: string) => window.__reactRouterManifest?.routes[id];

/** A file that does not come is no reason to lose the page: the link was only touched. */
async function isCodeLoaded(routeIds: readonly string[]): Promise<boolean> {
  const modules = routeIds.flatMap((id) => builtRoute(id)?.module ?? []);
  const loaded = await Promise.allSettled(modules.map(loadModule));
  return loaded.every(({ status }) => status === "fulfilled");
}

/**
 * Where the router will ask for the data of a page: of its last route alone, because those around it keep theirs. In
 * another language they would not.
 */
function dataAddress(url: URL, routeIds: readonly string[]): string | null {
  const id = routeIds.at(-1) ?? "";
  const staysInLanguage = readLocale(url.pathname, LANGUAGES) === readLocale(window.location.pathname, LANGUAGES);
  if (!staysInLanguage || !builtRoute(id)?.hasLoader) return null;
  url.pathname += url.pathname.endsWith("/") ? "_.data" : ".data";
  url.searchParams.set("_routes", id);
  return url.pathname + url.search;
}
