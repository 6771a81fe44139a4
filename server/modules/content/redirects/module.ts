import { storefrontsModule } from "#modules/operations/storefronts/index.ts";
import { defineModule } from "#platform/modules/define-module.ts";
import { createRouteRules } from "./route-rules.ts";

/** Where addresses without a page lead to. */
export const redirectsModule = defineModule({
  name: "redirects",
  needs: { directory: storefrontsModule },
  open: async (platform, needs) => {
    const routeRules = await createRouteRules({ ...platform, ...needs });
    return {
      service: routeRules,
      calls: { content: routeRules.calls },
      staffCalls: routeRules.staffCalls,
      sweeps: [routeRules.sweep],
      close: () => routeRules.counts.save(),
    };
  },
});
