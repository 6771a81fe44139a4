import { cleanPath } from "../locale/clean-path.ts";
import { withoutLocale } from "../locale/locale-path.ts";
import type { ParsedUrl, ParseUrl } from "../text/url-parser.ts";
import { safeRedirectTarget } from "./redirect-target.ts";

export type RedirectStatus = 301 | 302 | 307 | 308;

/** A redirect that staff set for a path, with or without a language in front of it. */
export type RouteRule = { path: string; target: string; status: RedirectStatus };

export type RouteRuleOutcome =
  | { kind: "none" }
  | { kind: "internal"; to: string; status: RedirectStatus }
  | { kind: "external"; to: string; status: RedirectStatus }
  | { kind: "refused"; target: string };

function comparable(path: string): string {
  const cleaned = cleanPath(path);
  try {
    return decodeURI(cleaned);
  } catch {
    return cleaned;
  }
}

function findRule(rules: readonly RouteRule[], pathname: string): RouteRule | undefined {
  const matching = (path: string) => {
    const wanted = comparable(path);
    return rules.find((rule) => comparable(rule.path) === wanted);
  };
  return matching(pathname) ?? matching(withoutLocale(pathname));
}

function externalTarget(url: ParsedUrl, allowedHosts: readonly string[]): string | null {
  const isPlain = url.protocol === "https:" && url.username === "" && url.password === "";
  return isPlain && allowedHosts.some((host) => host.toLowerCase() === url.host) ? url.href : null;
}

/**
 * A rule for the path, else for the path without its language, redirects: on the own host to any other path, elsewhere
 * only over https to a host on the allow-list and by full page load; what is refused is for the log (ROUTE-55, T056).
 */
export function applyRouteRule(
  rules: readonly RouteRule[],
  pathname: string,
  allowedHosts: readonly string[],
  parseUrl: ParseUrl,
): RouteRuleOutcome {
  const rule = findRule(rules, pathname);
  if (!rule) return { kind: "none" };
  const { target, status } = rule;
  const to = safeRedirectTarget(target);
  if (to !== null) {
    const leadsToItself = [pathname, withoutLocale(pathname)].some((path) => comparable(path) === comparable(to));
    return leadsToItself ? { kind: "none" } : { kind: "internal", to, status };
  }
  const url = parseUrl(target);
  const href = url && externalTarget(url, allowedHosts);
  return href === null ? { kind: "refused", target } : { kind: "external", to: href, status };
}
