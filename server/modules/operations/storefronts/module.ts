import { loadTexts } from "#modules/content/translations/index.ts";
import { defineModule } from "#platform/modules/define-module.ts";
import { createStorefrontCalls, type StorefrontDeps } from "./calls.ts";
import { createStorefrontDirectory } from "./directory.ts";

declare module "#platform/modules/define-module.ts" {
  interface Ports {
    paymentProviders: Pick<StorefrontDeps, "providersOf">;
    articles: Pick<StorefrontDeps, "hasArticles">;
  }
}

/** The storefronts, their hosts, languages and currencies (REGION-01). */
export const storefrontsModule = defineModule({
  name: "storefronts",
  needs: {},
  open: async ({ db, config, port }) => {
    const directory = await createStorefrontDirectory(db, config.fallbackStorefront, () => loadTexts(db));
    const { providersOf } = port("paymentProviders");
    const { hasArticles } = port("articles");
    return {
      service: directory,
      calls: { storefronts: createStorefrontCalls({ providersOf, hasArticles }) },
      ports: { storefrontProfiles: { all: directory.all } },
    };
  },
});
