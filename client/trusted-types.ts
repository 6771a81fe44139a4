interface Rules {
  createHTML(html: string): string;
  createScript(code: string): string;
  createScriptURL(url: string): string;
}
interface TrustedTypes {
  createPolicy(name: "default", rules: Rules): unknown;
}

/** React creates script elements from this markup. */
const EMPTY_SCRIPT = "<script></script>";

/**
 * Every page requires trusted types for scripts. When React renders a whole document again it inserts the page's inline
 * scripts as text. The policy allows those scripts, whose hashes the CSP has already accepted, and our own files. Text
 * without a tag creates no element, and inside a script element it is checked again before it would run.
 */
export function trustOwnScripts(): void {
  const { trustedTypes } = window as Window & { trustedTypes?: TrustedTypes };
  const known = new Set([EMPTY_SCRIPT]);
  for (const { textContent } of document.scripts) known.add(textContent);
  const keepKnown = (text: string) => {
    if (known.has(text)) return text;
    throw new TypeError("This script was not part of the page");
  };
  trustedTypes?.createPolicy("default", {
    createHTML: (html) => (html.includes("<") ? keepKnown(html) : html),
    createScript: keepKnown,
    createScriptURL(url) {
      const { origin, pathname } = new URL(url, window.location.origin);
      if (origin === window.location.origin && pathname.startsWith("/assets/")) return url;
      throw new TypeError("This script is not one of ours");
    },
  });
}
