import type { RouteRule } from "#domain/content/redirects/route-rule.ts";

/** A rule for all languages and times; without a target the path is gone. */
export const routeRule = (path: string, target: string | null, more: Partial<RouteRule> = {}): RouteRule => ({
  path,
  target,
  status: target === null ? 410 : 301,
  language: null,
  startsAt: null,
  endsAt: null,
  ...more,
});
