import { storefrontsModule } from "#modules/operations/storefronts/index.ts";
import { deliveryModule } from "#modules/selling/delivery/index.ts";
import { defineModule } from "#platform/modules/define-module.ts";
import { createCatalogue } from "./catalogue.ts";
import { scheduleSalesCount } from "./count-sales.ts";
import { registerCatalogRoutes } from "./http.ts";
import { createStaffCatalogCalls } from "./staff-calls.ts";

/** Products, categories and the index that finds them. */
export const catalogModule = defineModule({
  name: "catalog",
  needs: { delivery: deliveryModule, storefronts: storefrontsModule },
  open: async (platform, { delivery, storefronts }) => {
    const { db, jobs, searchDir } = platform;
    const catalogue = await createCatalogue({ ...platform, delivery, dataDir: searchDir });
    return {
      service: catalogue,
      calls: { catalog: catalogue.calls, search: catalogue.searchCalls },
      staffCalls: { catalog: createStaffCatalogCalls({ storefronts }) },
      routes: [(scope) => registerCatalogRoutes(scope, { db, catalogue })],
      ports: { freightRates: { shippingRates: catalogue.shippingRates } },
      work: () => scheduleSalesCount(jobs, db),
      close: catalogue.close,
    };
  },
});
