import type { StorefrontProfile } from "#domain/operations/storefronts/profile.ts";
import { transact } from "#platform/database/transact.ts";
import type { Jobs } from "#platform/jobs/open-jobs.ts";
import { Gate } from "#platform/limits/gate.ts";
import type { CatalogueScope } from "../catalog/index.ts";
import { allScopes, FEED_ROUND, HOURLY, MAKE_FEED, payloadOf, scopeOf } from "./jobs.ts";
import { type MakingDeps, makeFeed } from "./make-feed.ts";
import { createStaffFeedCalls } from "./staff-calls.ts";

interface FeedDeps extends MakingDeps {
  jobs: Omit<Jobs, "stop">;
  storefronts: { all(): readonly StorefrontProfile[] };
}

export type Feeds = ReturnType<typeof createFeeds>;

/** The goods of every storefront as files that advertising companies fetch. */
export function createFeeds(deps: FeedDeps) {
  const { db, jobs, storage, storefronts } = deps;
  // One at a time: each may read the whole catalogue.
  const gate = new Gate({ running: 1, waiting: Number.POSITIVE_INFINITY });
  const enqueue = (scopes: readonly CatalogueScope[]) =>
    transact(db, async (tx) => {
      for (const scope of scopes) await jobs.enqueue(tx, MAKE_FEED, payloadOf(scope));
    });
  return {
    db,
    storage,
    staffCalls: createStaffFeedCalls(deps),
    /** For one that was asked for before the first hour. */
    order: (scope: CatalogueScope) => enqueue([scope]),
    async work() {
      await jobs.createQueue(MAKE_FEED);
      await jobs.work(MAKE_FEED, async (payload) => {
        const scope = scopeOf(storefronts.all(), payload);
        if (scope) await gate.run(() => makeFeed(deps, scope));
      });
      await jobs.schedule(FEED_ROUND, HOURLY, () => enqueue(allScopes(storefronts.all())));
    },
  };
}
