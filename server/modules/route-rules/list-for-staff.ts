import { eq, inArray, sql } from "drizzle-orm";
import type { MissedRequest, RulesRequest } from "#contracts/staff/redirects.ts";
import type { StorefrontScope } from "#domain/access/storefront-scope.ts";
import type { Database } from "#platform/database/open-database.ts";
import { type ListDefinition, readList } from "#platform/listing/read-list.ts";
import { missedPathTotals, type RuleRow, routeRules } from "./tables.ts";

const RULES: ListDefinition<RulesRequest> = {
  id: routeRules.id,
  sorts: { created_at: routeRules.createdAt, hits: routeRules.hits },
  filters: {
    storefront: (code) => eq(routeRules.storefrontCode, code),
    search: (text) => sql`strpos(${routeRules.path} || ' ' || coalesce(${routeRules.target}, ''), ${text}) > 0`,
  },
};

const MISSED: ListDefinition<MissedRequest> = {
  id: missedPathTotals.id,
  sorts: { count: missedPathTotals.count },
  filters: { storefront: (code) => eq(missedPathTotals.storefrontCode, code) },
};

const MISSED_COLUMNS = {
  storefront: missedPathTotals.storefrontCode,
  path: missedPathTotals.path,
  count: missedPathTotals.count,
  last_day: missedPathTotals.lastDay,
  referring_hosts: missedPathTotals.referringHosts,
};

/** The rules of a member's storefronts. */
export async function listRules(db: Database, request: RulesRequest, scope: StorefrontScope) {
  const page = await readList(db, RULES, request, {
    scope: scope === "all" ? undefined : inArray(routeRules.storefrontCode, [...scope]),
    select: (position) => db.select({ position, rule: routeRules }).from(routeRules).$dynamic(),
  });
  return { ...page, items: page.items.map(({ rule }) => presentRule(rule)) };
}

/** The missed paths of a member's storefronts. */
export async function listMissed(db: Database, request: MissedRequest, scope: StorefrontScope) {
  const page = await readList(db, MISSED, request, {
    scope: scope === "all" ? undefined : inArray(missedPathTotals.storefrontCode, [...scope]),
    select: (position) =>
      db
        .select({ position, ...MISSED_COLUMNS })
        .from(missedPathTotals)
        .$dynamic(),
  });
  return {
    ...page,
    items: page.items.map(({ position, ...missed }) => missed),
  };
}

const presentRule = (rule: RuleRow) => ({
  id: rule.id,
  storefront: rule.storefrontCode,
  path: rule.path,
  language: rule.language,
  target: rule.target,
  status: rule.status,
  starts_at: rule.startsAt?.toISOString() ?? null,
  ends_at: rule.endsAt?.toISOString() ?? null,
  hits: rule.hits,
  last_hit_at: rule.lastHitAt?.toISOString() ?? null,
  version: rule.version,
  created_at: rule.createdAt.toISOString(),
});
