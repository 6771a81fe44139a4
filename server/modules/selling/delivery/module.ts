import { defineModule } from "#platform/modules/define-module.ts";
import { createDeliveryCalls } from "./calls.ts";
import { createDelivery, type RefusesMethods } from "./delivery.ts";
import { scheduleImports } from "./feeds/schedule-imports.ts";

declare module "#platform/modules/define-module.ts" {
  interface Ports {
    restrictions: { refusedMethods: RefusesMethods };
  }
}

/** Freight, couriers and pickup points. */
export const deliveryModule = defineModule({
  name: "delivery",
  needs: {},
  open: async (platform) => {
    const { refusedMethods } = platform.port("restrictions");
    const delivery = await createDelivery({ ...platform, refusedMethods });
    return {
      service: delivery,
      calls: { delivery: createDeliveryCalls(delivery) },
      work: () => scheduleImports({ ...platform, feeds: platform.config.pickupFeeds }),
    };
  },
});
