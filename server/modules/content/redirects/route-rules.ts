import type { StorefrontDirectory } from "#modules/operations/storefronts/index.ts";
import type { CachingDeps } from "#platform/database/cached-in-memory.ts";
import type { Database } from "#platform/database/open-database.ts";
import { createRouteRuleCalls } from "./calls.ts";
import { sweepMissedPaths } from "./missed-paths.ts";
import { rulesInMemory } from "./rules-in-memory.ts";
import { createStaffRuleCalls } from "./staff-calls.ts";
import { VisitCounts } from "./visit-counts.ts";

interface RouteRulesDeps extends CachingDeps {
  db: Database;
  directory: Pick<StorefrontDirectory, "all">;
  now(): Date;
}

/** Where addresses without a page lead to, and which of them visitors miss (ROUTE-55). */
export async function createRouteRules(deps: RouteRulesDeps) {
  const { db, log, now } = deps;
  const onError = (err: unknown) => log.warn({ err }, "visits could not be counted");
  return {
    calls: createRouteRuleCalls({ rulesOf: await rulesInMemory(deps), now }),
    staffCalls: createStaffRuleCalls(deps),
    counts: new VisitCounts({ db, now, onError }),
    sweep: () => sweepMissedPaths(db, now()),
  };
}
