import { paymentsModule } from "#modules/money/payments/index.ts";
import { storefrontsModule } from "#modules/operations/storefronts/index.ts";
import { defineModule } from "#platform/modules/define-module.ts";
import { createServerEvents } from "./server-events.ts";

/** Reports of orders to vendors, from the server. */
export const integrationsModule = defineModule({
  name: "integrations",
  needs: { payments: paymentsModule, storefronts: storefrontsModule },
  open: async (platform, needs) => {
    const serverEvents = await createServerEvents({ ...platform, ...needs });
    return {
      service: serverEvents,
      staffCalls: { integrations: serverEvents.staffCalls },
      ports: { orderReports: serverEvents.reports },
      work: serverEvents.work,
      sweeps: [serverEvents.sweep],
    };
  },
});
