import { useEffect, useState } from "react";
import { matchPath, PrefetchPageLinks } from "react-router";
import { pagePattern, ROUTES } from "../../routes.ts";
import { isWhole } from "../../whole-pages.ts";

const SIGNS = ["pointerover", "focusin", "touchstart"] as const;
/** A pointer that only passes over a link wants nothing of it. */
const REST_MS = 50;

/** Code and data of the page behind the link that the visitor has reached, so that it is there when the link is pressed. */
export function IntendedPage() {
  const [page, setPage] = useState<string | null>(null);
  useEffect(() => {
    const listening = new AbortController();
    let timer: ReturnType<typeof setTimeout>;
    const notice = ({ target }: Event) => {
      clearTimeout(timer);
      const link = target instanceof Element ? target.closest<HTMLAnchorElement>("a[href]") : null;
      const path = link && pathOf(link);
      if (path) timer = setTimeout(() => setPage(path), REST_MS);
    };
    for (const sign of SIGNS) {
      document.addEventListener(sign, notice, { signal: listening.signal, passive: true });
    }
    return () => {
      clearTimeout(timer);
      listening.abort();
    };
  }, []);
  return page && <PrefetchPageLinks page={page} />;
}

/** Only public pages: others are about the visitor, and may have changed when the link is pressed. */
function pathOf({ origin, pathname, search, target }: HTMLAnchorElement): string | null {
  const isElsewhere = origin !== window.location.origin || target !== "" || pathname === window.location.pathname;
  const isFile = /\.\w+$/.test(pathname);
  if (isElsewhere || isFile) return null;
  const route = ROUTES.find((entry) => matchPath(`/${pagePattern(entry)}`, pathname));
  return route && isWhole(route) ? pathname + search : null;
}
