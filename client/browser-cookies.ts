import { COOKIE_PATH } from "#domain/shared/limits/cookies.ts";

export function readCookie(name: string): string | undefined {
  for (const pair of document.cookie.split("; ")) {
    const separator = pair.indexOf("=");
    if (pair.slice(0, separator) === name) return safeDecode(pair.slice(separator + 1));
  }
  return undefined;
}

/** For preferences only; that of a session is never written by a script. Without an age it ends with the browser. */
export function writeCookie(name: string, value: string, maxAgeSeconds?: number): void {
  const age = maxAgeSeconds === undefined ? "" : `; Max-Age=${maxAgeSeconds}`;
  const secure = window.location.protocol === "https:" ? "; Secure" : "";
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in browsers that the shop supports
  document.cookie = `${name}=${encodeURIComponent(value)}; Path=${COOKIE_PATH}${age}; SameSite=Lax${secure}`;
}

function safeDecode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
