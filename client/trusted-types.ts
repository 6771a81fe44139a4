interface Rules {
  createHTML(html: string): string;
  createScript(code: string): string;
  createScriptURL(url: string): string;
}
interface TrustedTypes {
  createPolicy(name: "default", rules: Rules): unknown;
}

/** The service worker, at the root so that it is there for all pages. */
export const OFFLINE_WORKER = "/offline-worker.js";

/** React creates script elements from this markup. */
const EMPTY_SCRIPT = "<script></script>";

function refuse(): never {
  throw new TypeError("This script is not one of ours");
}

const agreed = new Set<string>();

/** Lets scripts from the origins of vendors in that the visitor has agreed to. */
export function trustScriptsFrom(origins: readonly string[]): void {
  for (const origin of origins) agreed.add(origin);
}

/**
 * Every page requires trusted types for scripts. When React renders a whole document again it inserts the page's inline
 * scripts as text. The policy allows those scripts, whose hashes the CSP has already accepted, our own files, and those of
 * vendors that the visitor has agreed to. Text without a tag creates no element, and inside a script element it is
 * checked again before it would run.
 */
export function trustOwnScripts(): void {
  const { trustedTypes } = window as Window & { trustedTypes?: TrustedTypes };
  const known = new Set([EMPTY_SCRIPT]);
  for (const { textContent } of document.scripts) known.add(textContent);
  const keepKnown = (text: string) => {
    if (known.has(text)) return text;
    return refuse();
  };
  trustedTypes?.createPolicy("default", {
    createHTML: (html) => (html.includes("<") ? keepKnown(html) : html),
    createScript: keepKnown,
    createScriptURL(url) {
      const { origin, pathname } = new URL(url, window.location.origin);
      const isOwn = pathname.startsWith("/assets/") || pathname === OFFLINE_WORKER;
      if (origin === window.location.origin ? isOwn : agreed.has(origin)) return url;
      return refuse();
    },
  });
}
