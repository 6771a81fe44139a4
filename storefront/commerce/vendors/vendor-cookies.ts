import type { Vendor } from "#domain/marketing/vendors/vendor.ts";
import { COOKIE_PATH } from "#domain/shared/limits/cookies.ts";

/** Vendors set their cookies on the widest domain that a browser allows, so each domain above ours is tried too. */
export function deleteCookiesOf(vendors: readonly Vendor[]): void {
  const patterns = vendors.flatMap(({ cookies }) => cookies.map(({ name }) => name));
  const present = document.cookie.split("; ").map((pair) => pair.split("=", 1)[0] ?? "");
  for (const name of present.filter((each) => patterns.some((pattern) => matches(pattern, each))))
    for (const domain of domainsOf(window.location.hostname)) expire(name, domain);
}

const matches = (pattern: string, name: string) =>
  pattern.endsWith("*") ? name.startsWith(pattern.slice(0, -1)) : name === pattern;

function domainsOf(host: string): (string | null)[] {
  const labels = host.split(".");
  return [null, ...labels.map((_, index) => labels.slice(index).join("."))];
}

function expire(name: string, domain: string | null): void {
  const at = domain === null ? "" : `; Domain=${domain}`;
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in browsers that the shop supports
  document.cookie = `${name}=; Path=${COOKIE_PATH}; Max-Age=0${at}`;
}
