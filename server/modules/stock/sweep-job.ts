import type { Database } from "../../platform/database/open-database.ts";
import type { JobSettings } from "../../platform/jobs/define-job.ts";
import type { Jobs } from "../../platform/jobs/open-jobs.ts";
import { sweepReservations } from "./cart-stock.ts";

const SWEEP: JobSettings = {
  name: "sweep-reservations",
  retries: 0,
  firstRetryAfterSeconds: 1,
  longestRetryAfterSeconds: 1,
  expiresAfterSeconds: 60,
};
const EVERY_MINUTE = "* * * * *";

/** Pieces whose reservation expired are released within a minute, also when nobody asks for them. */
export async function scheduleReservationSweep(jobs: Pick<Jobs, "schedule">, db: Database): Promise<void> {
  await jobs.schedule(SWEEP, EVERY_MINUTE, async () => void (await sweepReservations(db)));
}
