import { defineModule } from "#platform/modules/define-module.ts";
import { paymentsModule } from "../payments/index.ts";
import { storefrontsModule } from "../storefronts/index.ts";
import { openServerEvents } from "./server-events.ts";

/** Reports of orders to vendors, from the server. */
export const serverEventsModule = defineModule({
  name: "serverEvents",
  needs: { payments: paymentsModule, storefronts: storefrontsModule },
  open: async (platform, needs) => {
    const serverEvents = await openServerEvents({ ...platform, ...needs });
    return {
      service: serverEvents,
      staffCalls: { integrations: serverEvents.staffCalls },
      ports: { orderReports: serverEvents.reports },
      work: serverEvents.work,
      sweeps: [serverEvents.sweep],
    };
  },
});
