import type { MissedRequest, RulesRequest } from "#contracts/staff/content/redirects.ts";
import type { StaffCallContext } from "#platform/calls/staff-call-context.ts";
import type { ListDefinition } from "#platform/listing/read-list.ts";
import { readStaffList } from "#platform/listing/read-staff-list.ts";
import { missedPathTotals, type RuleRow, routeRules } from "./tables.ts";

const RULES: ListDefinition<RulesRequest> = {
  id: routeRules.id,
  index: "route_rules_created_at_id_idx",
  sorts: { created_at: routeRules.createdAt, hits: routeRules.hits },
  filters: {
    storefront: routeRules.storefrontCode,
    created_at: routeRules.createdAt,
    search: { columns: [routeRules.path, routeRules.target] },
    ids: routeRules.id,
  },
};

const MISSED: ListDefinition<MissedRequest> = {
  id: missedPathTotals.id,
  index: null,
  sorts: { count: missedPathTotals.count },
  filters: { storefront: missedPathTotals.storefrontCode, search: { columns: [missedPathTotals.path] } },
};

const MISSED_COLUMNS = {
  storefront: missedPathTotals.storefrontCode,
  path: missedPathTotals.path,
  count: missedPathTotals.count,
  last_day: missedPathTotals.lastDay,
  referring_hosts: missedPathTotals.referringHosts,
};

/** The rules of a member's storefronts. */
export async function listRules(context: StaffCallContext, request: RulesRequest) {
  const { db } = context;
  const page = await readStaffList(context, RULES, request, {
    scope: (member) => member.where(routeRules.storefrontCode),
    select: (position) => db.select({ position, rule: routeRules }).from(routeRules).$dynamic(),
  });
  return { ...page, items: page.items.map(({ rule }) => presentRule(rule)) };
}

/** The missed paths of a member's storefronts. */
export async function listMissed(context: StaffCallContext, request: MissedRequest) {
  const { db } = context;
  const page = await readStaffList(context, MISSED, request, {
    scope: (member) => member.where(missedPathTotals.storefrontCode),
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

export const presentRule = (rule: RuleRow) => ({
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
