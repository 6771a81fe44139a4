import { applyRouteRule } from "#domain/content/redirects/route-rule.ts";
import { splitTarget } from "#domain/shared/locale/clean-path.ts";
import type { CallContext } from "#platform/calls/call-context.ts";
import { calls } from "#platform/calls/implement-calls.ts";
import type { RulesOf } from "./rules-in-memory.ts";

interface RouteRuleDeps {
  rulesOf: RulesOf;
  now(): Date;
}

export const createRouteRuleCalls = (deps: RouteRuleDeps) => ({
  routeRule: calls.content.routeRule.handler(({ input, context }) => ({ rule: findRule(deps, context, input.path) })),
});

/** ROUTE-55: where a path leads to by the rules of staff, or that it is gone. */
function findRule({ rulesOf, now }: RouteRuleDeps, { storefront, log }: CallContext, address: string) {
  const { path: pathname } = splitTarget(address);
  const request = { pathname, at: now(), allowedHosts: storefront.redirectHosts, parseUrl: URL.parse };
  const outcome = applyRouteRule(rulesOf(storefront.code), request);
  if (outcome.kind === "none") return null;
  if (outcome.kind === "refused") {
    log.warn({ path: pathname, target: outcome.target }, "route rule refused: its host is not on the allow-list");
    return null;
  }
  const { id } = outcome.rule;
  if (outcome.kind === "gone") return { id, to: null, status: 410 as const, external: false };
  const external = outcome.kind === "external";
  if (external) log.warn({ path: pathname, target: outcome.to }, "route rule leads off the site");
  return { id, to: outcome.to, status: outcome.status, external };
}
