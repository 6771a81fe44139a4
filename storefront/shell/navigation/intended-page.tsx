import { useContext, useEffect, useState } from "react";
import { type DataRouter, matchPath, matchRoutes, PrefetchPageLinks, UNSAFE_DataRouterContext } from "react-router";
import { pagePattern, ROUTES } from "../../routes.ts";
import { loadModule } from "../../starter/load-module.ts";
import { isWhole } from "../../whole-pages.ts";

declare global {
  interface Window {
    __reactRouterManifest?: { routes: Record<string, { module: string } | undefined> };
  }
}

const SIGNS = ["pointerover", "focusin", "touchstart"] as const;
/** A pointer that only passes over a link wants nothing of it. */
const REST_MS = 50;

/** Code and data of the page behind the link that the visitor has reached, so that it is there when the link is pressed. */
export function IntendedPage() {
  const router = useContext(UNSAFE_DataRouterContext)?.router;
  const [page, setPage] = useState<string | null>(null);
  useEffect(() => {
    if (!router) return;
    const listening = new AbortController();
    let timer: ReturnType<typeof setTimeout>;
    const notice = ({ target }: Event) => {
      clearTimeout(timer);
      const link = target instanceof Element ? target.closest<HTMLAnchorElement>("a[href]") : null;
      const path = link && pathOf(link);
      if (path) timer = setTimeout(() => void fetchAhead(path), REST_MS);
    };
    const fetchAhead = async (path: string) => {
      const isLoaded = await loadCode(router, path);
      if (isLoaded && !listening.signal.aborted) setPage(path);
    };
    for (const sign of SIGNS) {
      document.addEventListener(sign, notice, { signal: listening.signal, passive: true });
    }
    return () => {
      clearTimeout(timer);
      listening.abort();
    };
  }, [router]);
  return page && <PrefetchPageLinks page={page} />;
}

/**
 * Loads the code here first: `PrefetchPageLinks` imports it too, and reloads the document when that fails.
 * Without a connection the visitor would lose the page because of a link that was only touched.
 */
async function loadCode({ routes }: DataRouter, path: string): Promise<boolean> {
  const modules = (matchRoutes(routes, path) ?? []).flatMap(({ route }) => {
    const url = window.__reactRouterManifest?.routes[route.id]?.module;
    return url ? [loadModule(url)] : [];
  });
  const loaded = await Promise.allSettled(modules);
  return loaded.every(({ status }) => status === "fulfilled");
}

/** Only public pages: others are about the visitor, and may have changed when the link is pressed. */
function pathOf(link: HTMLAnchorElement): string | null {
  const { origin, pathname, search, target } = link;
  const isElsewhere = origin !== window.location.origin || target !== "" || pathname === window.location.pathname;
  const isFile = link.hasAttribute("download") || /\.\w+$/.test(pathname);
  if (isElsewhere || isFile) return null;
  const route = ROUTES.find((entry) => matchPath(`/${pagePattern(entry)}`, pathname));
  return route && isWhole(route) ? pathname + search : null;
}
