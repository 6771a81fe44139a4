import { defineModule } from "#platform/modules/define-module.ts";
import { openWarehouses } from "./open-warehouses.ts";

/** The warehouses abroad and their addresses. */
export const warehousesModule = defineModule({
  name: "warehouses",
  needs: {},
  open: async (platform) => ({ service: await openWarehouses(platform) }),
});
