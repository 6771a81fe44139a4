import { safeRedirectTarget } from "#domain/people/access/redirect-target.ts";

/**
 * A URL names a host of its own when it does not follow the page that it is read on, whatever the page's scheme:
 * absolute, scheme-relative, with backslashes or with userinfo. Browsers skip leading spaces, tabs and line breaks
 * (ERROR-03).
 */
export function hasHostname(url: string): boolean {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the ones that the URL standard strips
  const read = url.replace(/^[\u0000-\u0020]+/, "").replaceAll(/[\t\n\r]/g, "");
  return /^(?:[a-z][a-z\d+.-]*:|[/\\]{2})/i.test(read);
}

export type PayloadUrlVerdict = { kind: "ok"; path: string } | { kind: "rejected"; reason: "hostname" | "not-a-path" };

/** A payload URL that contains a hostname is rejected; only a path on the same site passes (ERROR-03). */
export function checkPayloadUrl(url: string): PayloadUrlVerdict {
  if (hasHostname(url)) return { kind: "rejected", reason: "hostname" };
  const path = safeRedirectTarget(url);
  return path === null ? { kind: "rejected", reason: "not-a-path" } : { kind: "ok", path };
}
