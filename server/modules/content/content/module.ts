import { customsModule } from "#modules/forwarding/customs/index.ts";
import { storefrontsModule } from "#modules/operations/storefronts/index.ts";
import { defineModule } from "#platform/modules/define-module.ts";
import { createContent } from "./content.ts";
import { contentFiles } from "./entries/pictures.ts";
import type { FigureDeps } from "./figures/content-figures.ts";
import { registerContentRoutes } from "./http.ts";

declare module "#platform/modules/define-module.ts" {
  interface Ports {
    freightRates: Pick<FigureDeps, "shippingRates">;
  }
}

/** Articles, answers and the pages of the law. */
export const contentModule = defineModule({
  name: "content",
  needs: { customs: customsModule, directory: storefrontsModule },
  open: async (platform, needs) => {
    const { shippingRates } = platform.port("freightRates");
    const content = await createContent({ ...platform, ...needs, shippingRates });
    return {
      service: content,
      calls: { content: content.calls },
      staffCalls: { content: content.staffCalls },
      routes: [(scope) => registerContentRoutes(scope, { db: platform.db, content })],
      contributes: { filePolicies: [contentFiles] },
      ports: { articles: { hasArticles: content.hasArticles } },
      work: content.work,
      sweeps: [content.sweep],
    };
  },
});
