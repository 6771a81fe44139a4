import { defineModule } from "#platform/modules/define-module.ts";
import { createWarehouses } from "./warehouses.ts";

/** The warehouses abroad and their addresses. */
export const warehousesModule = defineModule({
  name: "warehouses",
  needs: {},
  open: async (platform) => ({ service: await createWarehouses(platform) }),
});
