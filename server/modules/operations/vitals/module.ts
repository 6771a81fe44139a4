import { defineModule } from "#platform/modules/define-module.ts";
import { createVitals } from "./vitals.ts";

/** How fast pages are for their visitors. */
export const vitalsModule = defineModule({
  name: "vitals",
  needs: {},
  open: ({ db, now, log }) => {
    const vitals = createVitals({ db, now, onError: (err) => log.warn({ err }, "vitals could not be written") });
    return {
      service: vitals,
      calls: { vitals: vitals.calls },
      staffCalls: { vitals: vitals.staffCalls },
      measures: [vitals.measure],
      sweeps: [vitals.sweep],
      close: vitals.save,
    };
  },
});
