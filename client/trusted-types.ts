interface Rules {
  createHTML(html: string): string;
  createScript(code: string): string;
  createScriptURL(url: string): string;
}
interface TrustedTypes {
  createPolicy(name: "default", rules: Rules): unknown;
}

/** What React makes script elements from. */
const EMPTY_SCRIPT = "<script></script>";

/**
 * Every page demands trusted types for scripts. When React has to draw a page anew it puts the page's own scripts in
 * place again, as text; exactly those, which the policy's hashes have let pass before, and our own files may.
 */
export function trustOwnScripts(): void {
  const { trustedTypes } = window as Window & { trustedTypes?: TrustedTypes };
  const known = new Set([EMPTY_SCRIPT]);
  for (const { textContent } of document.scripts) known.add(textContent);
  const keepKnown = (text: string) => {
    if (known.has(text)) return text;
    throw new TypeError("This script did not come with the page");
  };
  trustedTypes?.createPolicy("default", {
    createHTML: keepKnown,
    createScript: keepKnown,
    createScriptURL(url) {
      const { origin, pathname } = new URL(url, window.location.origin);
      if (origin === window.location.origin && pathname.startsWith("/assets/")) return url;
      throw new TypeError("This script is not one of ours");
    },
  });
}
