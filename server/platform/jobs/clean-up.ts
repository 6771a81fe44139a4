import type { JobSettings } from "./define-job.ts";
import type { Jobs } from "./open-jobs.ts";
import { runEach } from "./run-each.ts";

const CLEAN_UP: JobSettings = {
  name: "clean-up",
  retries: 2,
  firstRetryAfterSeconds: 60,
  longestRetryAfterSeconds: 600,
  expiresAfterSeconds: 600,
};
const HOURLY = "23 * * * *";

export type Sweep = () => Promise<void>;

/** Deletes what has expired, every hour and in one process; a sweep that fails does not stop the others. */
export async function scheduleCleanUp(jobs: Pick<Jobs, "schedule">, sweeps: readonly Sweep[]): Promise<void> {
  await jobs.schedule(CLEAN_UP, HOURLY, () => cleanUp(sweeps));
}

export async function cleanUp(sweeps: readonly Sweep[]): Promise<void> {
  await runEach("sweeps", sweeps, (sweep) => sweep());
}
