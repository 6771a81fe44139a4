import { storefrontsModule } from "#modules/operations/storefronts/index.ts";
import { defineModule } from "#platform/modules/define-module.ts";
import { catalogModule } from "../catalog/index.ts";
import { createFeeds } from "./feeds.ts";
import { registerFeedRoutes } from "./http.ts";

/** The goods of every storefront as files for other companies. */
export const feedsModule = defineModule({
  name: "feeds",
  needs: { catalogue: catalogModule, storefronts: storefrontsModule },
  open: (platform, needs) => {
    const feeds = createFeeds({ ...platform, ...needs, storage: platform.feedStorage });
    return {
      service: feeds,
      staffCalls: feeds.staffCalls,
      routes: [(scope) => registerFeedRoutes(scope, { feeds })],
      work: feeds.work,
    };
  },
});
