import { safeRedirectTarget } from "#domain/people/access/redirect-target.ts";
import { splitTarget } from "#domain/shared/locale/clean-path.ts";
import { hasControlCharacter } from "#domain/shared/text/control-characters.ts";
import type { ParseUrl } from "#domain/shared/text/url-parser.ts";
import { externalTarget, GONE, prefixOf, type RouteRule, rulePath, standsFor } from "./route-rule.ts";

export const LONGEST_RULE_PATH = 300;
export const LONGEST_RULE_TARGET = 1_000;

export const RULE_PROBLEMS = ["path", "target", "carried", "host", "gone", "period", "loop", "chain", "taken"] as const;
export type RuleProblem = (typeof RULE_PROBLEMS)[number];

/** The field of a form that a problem belongs to. */
export const RULE_PROBLEM_FIELDS: Readonly<Record<RuleProblem, "path" | "target" | "ends_at">> = {
  path: "path",
  target: "target",
  carried: "target",
  host: "target",
  gone: "target",
  period: "ends_at",
  loop: "target",
  chain: "target",
  taken: "path",
};

interface Surroundings {
  /** The other rules of the storefront. */
  others: readonly RouteRule[];
  allowedHosts: readonly string[];
  parseUrl: ParseUrl;
}

/** Why a rule cannot be saved; null when it can. Its path is in the form of `rulePath`. */
export function ruleProblem(rule: RouteRule, { others, allowedHosts, parseUrl }: Surroundings): RuleProblem | null {
  if (!isPath(rule.path)) return "path";
  if (rule.startsAt && rule.endsAt && rule.endsAt <= rule.startsAt) return "period";
  if (others.some(({ path, language }) => path === rule.path && language === rule.language)) return "taken";
  return targetProblem(rule, allowedHosts, parseUrl) ?? chainProblem(rule, others);
}

function isPath(path: string): boolean {
  const bare = prefixOf(path) ?? path;
  if (!path.startsWith("/") || path === "/" || path.length > LONGEST_RULE_PATH) return false;
  return !/[?#*]/.test(bare) && !hasControlCharacter(path) && rulePath(path) === path;
}

function targetProblem(
  { path, target, status }: RouteRule,
  allowedHosts: readonly string[],
  parseUrl: ParseUrl,
): RuleProblem | null {
  if (target === null || status === GONE) return target === null && status === GONE ? null : "gone";
  if (target.length > LONGEST_RULE_TARGET) return "target";
  const isCarried = prefixOf(target) !== null;
  if (target.slice(0, -1).includes("*") || (isCarried && prefixOf(path) === null)) return "carried";
  if (safeRedirectTarget(target) !== null) return null;
  const url = parseUrl(target);
  if (!url) return "target";
  // A `*` right behind the host would let an address of the shop choose the host.
  if (isCarried && !/^https:\/\/[^/]+\/.*\*$/.test(target)) return "carried";
  return externalTarget(url, allowedHosts) === null ? "host" : null;
}

/** Each rule leads to an address without a rule: nobody is sent around twice, or for ever. */
function chainProblem(rule: RouteRule, others: readonly RouteRule[]): RuleProblem | null {
  const leadsTo = (from: RouteRule, to: RouteRule) => canMeet(from, to) && reaches(from, to.path);
  if (leadsTo(rule, rule)) return "loop";
  const after = others.filter((other) => leadsTo(rule, other));
  if (after.some((other) => leadsTo(other, rule))) return "loop";
  return after.length > 0 || others.some((other) => leadsTo(other, rule)) ? "chain" : null;
}

/** Whether both can be in force for one reader. */
function canMeet(a: RouteRule, b: RouteRule): boolean {
  const isSameLanguage = a.language === null || b.language === null || a.language === b.language;
  const isBefore = (one: RouteRule, other: RouteRule) =>
    one.endsAt !== null && other.startsAt !== null && one.endsAt <= other.startsAt;
  return isSameLanguage && !isBefore(a, b) && !isBefore(b, a);
}

/** Whether an address that a rule leads to is one that the path stands for. */
function reaches({ target }: RouteRule, path: string): boolean {
  if (target === null || !target.startsWith("/")) return false;
  const carriedTo = prefixOf(target);
  if (carriedTo === null) return standsFor(path, rulePath(splitTarget(target).path));
  const [begin, prefix] = [withoutLanguage(carriedTo), prefixOf(path)];
  if (prefix === null) return path.length > begin.length && path.startsWith(begin);
  return prefix.startsWith(begin) || begin.startsWith(prefix);
}

/** As `rulePath`, which would take away the slash that a beginning ends in. */
const withoutLanguage = (begin: string) => rulePath(`${begin}*`).slice(0, -1);
