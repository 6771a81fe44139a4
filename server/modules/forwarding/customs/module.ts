import { deliveryModule } from "#modules/selling/delivery/index.ts";
import { defineModule } from "#platform/modules/define-module.ts";
import { createCustomsCalls } from "./calls.ts";
import { createCustoms } from "./customs.ts";

/** Tariff codes, duties, restrictions and fees. */
export const customsModule = defineModule({
  name: "customs",
  needs: { delivery: deliveryModule },
  open: async (platform, { delivery }) => {
    const customs = await createCustoms({ ...platform, rates: delivery });
    return {
      service: customs,
      calls: { customs: createCustomsCalls(customs) },
      ports: { restrictions: { refusedMethods: customs.refusedMethods } },
    };
  },
});
