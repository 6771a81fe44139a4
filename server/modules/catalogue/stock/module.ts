import { defineModule } from "#platform/modules/define-module.ts";
import { storefrontsOfVariant } from "../catalog/index.ts";
import { createStaffStockCalls } from "./staff-calls.ts";
import { scheduleReservationSweep } from "./sweep-job.ts";

/** How many pieces there are, and for whom they are kept. */
export const stockModule = defineModule({
  name: "stock",
  needs: {},
  open: ({ db, jobs }) => ({
    service: null,
    staffCalls: { stock: createStaffStockCalls({ storefrontsOfVariant }) },
    work: () => scheduleReservationSweep(jobs, db),
  }),
});
