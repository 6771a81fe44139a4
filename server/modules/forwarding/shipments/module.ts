import { defineModule } from "#platform/modules/define-module.ts";
import type { ParcelCarrier } from "./carriers/carrier.ts";
import { registerCarrierRoutes } from "./http.ts";
import { createShipments } from "./shipments.ts";
import type { TrackedSubject } from "./subject.ts";

declare module "#platform/modules/define-module.ts" {
  interface Lists {
    trackedSubjects: TrackedSubject;
  }
}

declare module "#platform/modules/infrastructure.ts" {
  interface Infrastructure {
    carriers: readonly ParcelCarrier[];
  }
}

/** Parcels on their way, as their carriers report them (FORWARDING-05). */
export const shipmentsModule = defineModule({
  name: "shipments",
  needs: {},
  open: async (platform) => {
    const shipments = await createShipments({ ...platform, subjects: platform.all("trackedSubjects") });
    return {
      service: shipments,
      calls: { tracking: shipments.calls },
      staffCalls: shipments.staffCalls,
      routes: [(scope) => registerCarrierRoutes(scope, { shipments })],
      work: shipments.work,
      sweeps: [shipments.sweep],
      close: shipments.stop,
    };
  },
});
