import { safeRedirectTarget } from "../access/redirect-target.ts";
import { cleanPath } from "../locale/clean-path.ts";
import { readLocale, withoutLocale } from "../locale/locale-path.ts";
import { LANGUAGES, type Language } from "../storefronts/storefront.ts";
import type { ParsedUrl, ParseUrl } from "../text/url-parser.ts";

export const REDIRECT_STATUSES = [301, 302, 307, 308] as const;
type RedirectStatus = (typeof REDIRECT_STATUSES)[number];

/** What was at the path is gone for good. */
export const GONE = 410;
export const RULE_STATUSES = [...REDIRECT_STATUSES, GONE] as const;
export type RuleStatus = (typeof RULE_STATUSES)[number];

/** What staff set for a path without language; one that ends in `*` stands for everything that begins like it. */
export interface RouteRule {
  path: string;
  /** Null: in every language. */
  language: Language | null;
  /** A path or an https address; a `*` at its end is replaced by what the path's `*` stood for. Null when gone. */
  target: string | null;
  status: RuleStatus;
  startsAt: Date | null;
  endsAt: Date | null;
}

export type RouteRuleOutcome<Rule extends RouteRule> =
  | { kind: "none" }
  | { kind: "gone"; rule: Rule }
  | { kind: "internal" | "external"; to: string; status: RedirectStatus; rule: Rule }
  | { kind: "refused"; target: string };

export interface RuleRequest {
  pathname: string;
  at: Date;
  allowedHosts: readonly string[];
  parseUrl: ParseUrl;
}

/** A path without language, as rules have it: clean, and decoded as far as it can be. */
export function rulePath(path: string): string {
  return decoded(withoutLocale(cleanPath(path)));
}

function decoded(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

/** What a path begins with, for a rule with a `*`; null for a rule of one path. */
export const prefixOf = (path: string): string | null => (path.endsWith("*") ? path.slice(0, -1) : null);

/** Whether a path, without language, is one of those that a rule's path stands for. */
export function standsFor(rulesPath: string, path: string): boolean {
  const prefix = prefixOf(rulesPath);
  return prefix === null ? path === rulesPath : path.length > prefix.length && path.startsWith(prefix);
}

/** One path goes before a `*`, a longer beginning before a shorter one, one language before all of them. */
function isCloser(a: RouteRule, b: RouteRule): boolean {
  const [ofA, ofB] = [prefixOf(a.path), prefixOf(b.path)];
  if ((ofA === null) !== (ofB === null)) return ofA === null;
  if (a.path.length !== b.path.length) return a.path.length > b.path.length;
  return a.language !== null && b.language === null;
}

function findRule<Rule extends RouteRule>(rules: readonly Rule[], { pathname, at }: RuleRequest): Rule | null {
  const path = rulePath(pathname);
  const language = readLocale(cleanPath(pathname), LANGUAGES);
  let found: Rule | null = null;
  for (const rule of rules) {
    if (!standsFor(rule.path, path)) continue;
    if (rule.language !== null && rule.language !== language) continue;
    if ((rule.startsAt && at < rule.startsAt) || (rule.endsAt && at >= rule.endsAt)) continue;
    if (found === null || isCloser(rule, found)) found = rule;
  }
  return found;
}

/** The target with what the `*` of the path stood for, as it was written in the address. */
function filledTarget(target: string, rulesPath: string, pathname: string): string {
  const [carriedTo, prefix] = [prefixOf(target), prefixOf(rulesPath)];
  if (carriedTo === null || prefix === null) return target;
  const raw = withoutLocale(cleanPath(pathname));
  for (let end = Math.min(prefix.length, raw.length); end <= raw.length; end++) {
    if (decoded(raw.slice(0, end)) === prefix) return carriedTo + raw.slice(end);
  }
  return carriedTo;
}

/** Elsewhere only over https, and only a host on the allow-list (T056). */
export function externalTarget(url: ParsedUrl, allowedHosts: readonly string[]): string | null {
  const isPlain = url.protocol === "https:" && url.username === "" && url.password === "";
  return isPlain && allowedHosts.some((host) => host.toLowerCase() === url.host) ? url.href : null;
}

/**
 * The closest rule of the path says that it is gone, or redirects: on the own host to any other path, elsewhere by full page
 * load; what is refused is for the log (ROUTE-55, T056).
 */
export function applyRouteRule<Rule extends RouteRule>(
  rules: readonly Rule[],
  request: RuleRequest,
): RouteRuleOutcome<Rule> {
  const rule = findRule(rules, request);
  if (!rule) return { kind: "none" };
  if (rule.status === GONE || rule.target === null) return { kind: "gone", rule };
  const target = filledTarget(rule.target, rule.path, request.pathname);
  const to = safeRedirectTarget(target);
  if (to !== null) {
    const leadsToItself = rulePath(to) === rulePath(request.pathname);
    return leadsToItself ? { kind: "none" } : { kind: "internal", to, status: rule.status, rule };
  }
  const url = request.parseUrl(target);
  const href = url && externalTarget(url, request.allowedHosts);
  return href === null ? { kind: "refused", target } : { kind: "external", to: href, status: rule.status, rule };
}
