import { LANGUAGES, type Language } from "#domain/operations/storefronts/storefront.ts";
import { safeRedirectTarget } from "#domain/people/access/redirect-target.ts";
import { cleanPath } from "#domain/shared/locale/clean-path.ts";
import { readLocale, withoutLocale } from "#domain/shared/locale/locale-path.ts";
import type { ParsedUrl, ParseUrl } from "#domain/shared/text/url-parser.ts";

export const REDIRECT_STATUSES = [301, 302, 307, 308] as const;
type RedirectStatus = (typeof REDIRECT_STATUSES)[number];

/** The page at the path is gone for good. */
export const GONE = 410;
export const RULE_STATUSES = [...REDIRECT_STATUSES, GONE] as const;
export type RuleStatus = (typeof RULE_STATUSES)[number];

/** A rule that staff set for a path without language; a path that ends in `*` matches every longer path. */
export interface RouteRule {
  path: string;
  /** Null: in every language. */
  language: Language | null;
  /** A path or an https address; a `*` at its end is replaced by the match of the path's `*`. Null when gone. */
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

/** A path in the form of rules: without language, clean, and decoded where it can be. */
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

/** The prefix of a rule's path with a `*`; null for a rule of one path. */
export const prefixOf = (path: string): string | null => (path.endsWith("*") ? path.slice(0, -1) : null);

/** Whether a rule's path matches a path without language. */
export function standsFor(rulesPath: string, path: string): boolean {
  const prefix = prefixOf(rulesPath);
  return prefix === null ? path === rulesPath : path.length > prefix.length && path.startsWith(prefix);
}

/** A rule of one path precedes a `*`, a longer prefix a shorter one, and one language all languages. */
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

/** The target with the text that the `*` of the path matched, encoded as in the address. */
function filledTarget(target: string, rulesPath: string, pathname: string): string {
  const [carriedTo, prefix] = [prefixOf(target), prefixOf(rulesPath)];
  if (carriedTo === null || prefix === null) return target;
  const raw = withoutLocale(cleanPath(pathname));
  for (let end = Math.min(prefix.length, raw.length); end <= raw.length; end++) {
    if (decoded(raw.slice(0, end)) === prefix) return carriedTo + raw.slice(end);
  }
  return carriedTo;
}

/** Another host is allowed only over https, and only from the allow-list (T056). */
export function externalTarget(url: ParsedUrl, allowedHosts: readonly string[]): string | null {
  const isPlain = url.protocol === "https:" && url.username === "" && url.password === "";
  return isPlain && allowedHosts.some((host) => host.toLowerCase() === url.host) ? url.href : null;
}

/**
 * Applies the closest rule of a path: the path is gone, or redirects to another path of the own host, or by full page
 * load to another host. A refused target is for the log (ROUTE-55, T056).
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
