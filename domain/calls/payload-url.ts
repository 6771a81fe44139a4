import { safeRedirectTarget } from "../access/redirect-target.ts";

const PROBES = ["http://first.invalid", "https://second.invalid"];

/**
 * A URL names a host of its own when it does not follow the page that it is read on, whatever the page's scheme:
 * absolute, scheme-relative, with backslashes or with userinfo (ERROR-03).
 */
export function hasHostname(url: string): boolean {
  return PROBES.some((probe) => !URL.canParse(url, probe) || new URL(url, probe).origin !== probe);
}

export type PayloadUrlVerdict = { kind: "ok"; path: string } | { kind: "rejected"; reason: "hostname" | "not-a-path" };

/** A payload URL that contains a hostname is rejected; only a path on the same site passes (ERROR-03). */
export function checkPayloadUrl(url: string): PayloadUrlVerdict {
  if (hasHostname(url)) return { kind: "rejected", reason: "hostname" };
  const path = safeRedirectTarget(url);
  return path === null ? { kind: "rejected", reason: "not-a-path" } : { kind: "ok", path };
}
