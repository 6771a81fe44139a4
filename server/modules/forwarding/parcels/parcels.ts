import { invoiceEnded } from "#modules/money/invoices/index.ts";
import type { InboxSource } from "#modules/people/inbox/index.ts";
import type { JobSettings } from "#platform/jobs/define-job.ts";
import { mailDailyArrivals } from "./arrival/daily-arrivals.ts";
import { createParcelCalls } from "./calls.ts";
import { turnClock } from "./clock.ts";
import { parcelInbox } from "./inbox-source.ts";
import type { ParcelDeps } from "./parcel-deps.ts";
import { PARCEL_EFFECT } from "./parcel-effects.ts";
import { returnInvoiceEnded } from "./returns/returns.ts";
import { runEffect } from "./run-effect.ts";
import { createStaffParcelCalls } from "./staff-calls.ts";

export interface Parcels {
  calls: ReturnType<typeof createParcelCalls>;
  staffCalls: ReturnType<typeof createStaffParcelCalls>;
  inboxSource: InboxSource;
  /** Starts the worker of the mails and the schedules of storage and arrivals. */
  work(): Promise<void>;
}

const schedule = (name: string): JobSettings => ({
  name,
  retries: 2,
  firstRetryAfterSeconds: 60,
  longestRetryAfterSeconds: 600,
  expiresAfterSeconds: 600,
});

const HOURLY = "11 * * * *";
const EVERY_EVENING = "0 15 * * *";

export async function createParcels(deps: ParcelDeps): Promise<Parcels> {
  await deps.jobs.createQueue(PARCEL_EFFECT);
  deps.events.on(invoiceEnded, (tx, ended) => returnInvoiceEnded(deps, tx, ended));
  return {
    calls: createParcelCalls(deps),
    staffCalls: createStaffParcelCalls(deps),
    inboxSource: parcelInbox(deps),
    async work() {
      await deps.jobs.work(PARCEL_EFFECT, (effect) => runEffect(deps, effect));
      await deps.jobs.schedule(schedule("parcel-clock"), HOURLY, () => turnClock(deps));
      await deps.jobs.schedule(schedule("daily-arrivals"), EVERY_EVENING, () => mailDailyArrivals(deps));
    },
  };
}
