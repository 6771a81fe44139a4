import type { Database } from "#platform/database/open-database.ts";
import { EVERY_MINUTE, roundOf } from "#platform/jobs/define-job.ts";
import type { Jobs } from "#platform/jobs/open-jobs.ts";
import { sweepReservations } from "./cart-stock.ts";

const SWEEP = roundOf("sweep-reservations", { expiresAfterSeconds: 60 });

/** Pieces whose reservation expired are released within a minute, also when nobody asks for them. */
export async function scheduleReservationSweep(jobs: Pick<Jobs, "schedule">, db: Database): Promise<void> {
  await jobs.schedule(SWEEP, EVERY_MINUTE, async () => void (await sweepReservations(db)));
}
