import { catalogModule } from "#modules/catalogue/catalog/index.ts";
import { deliveryModule } from "#modules/selling/delivery/index.ts";
import { defineModule } from "#platform/modules/define-module.ts";
import { customsModule } from "../customs/index.ts";
import { warehousesModule } from "../warehouses/index.ts";
import { createCalculator } from "./calculator.ts";
import { calculatorData } from "./personal-data.ts";

/** Estimates of what it costs to bring something home. */
export const calculatorModule = defineModule({
  name: "calculator",
  needs: { catalogue: catalogModule, delivery: deliveryModule, customs: customsModule, warehouses: warehousesModule },
  open: async (platform, needs) => {
    const calculator = await createCalculator({ ...platform, ...needs });
    return {
      service: calculator,
      calls: { calculator: calculator.calls },
      contributes: { personalData: [calculatorData] },
      sweeps: [calculator.sweep],
    };
  },
});
