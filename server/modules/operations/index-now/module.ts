import { defineModule } from "#platform/modules/define-module.ts";
import { storefrontsModule } from "../storefronts/index.ts";
import { registerIndexNowRoutes } from "./http.ts";
import { createIndexNow } from "./index-now.ts";

/** Tells search engines about changed addresses. */
export const indexNowModule = defineModule({
  name: "indexNow",
  needs: { storefronts: storefrontsModule },
  open: async (platform, needs) => {
    const indexNow = await createIndexNow({ ...platform, ...needs, url: platform.config.indexNowUrl ?? null });
    return {
      service: indexNow,
      routes: [(scope) => registerIndexNowRoutes(scope, { indexNow })],
      work: indexNow.work,
    };
  },
});
