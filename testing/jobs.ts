import type { JobSettings } from "#platform/jobs/define-job.ts";
import type { Jobs } from "#platform/jobs/open-jobs.ts";

export interface EnqueuedJob {
  name: string;
  key: string;
  payload: object;
}

/** Jobs that are only recorded; a test runs one when it wants to. */
export function recordingJobs() {
  const enqueued: EnqueuedJob[] = [];
  const workers = new Map<string, (data: object) => Promise<void>>();
  const jobs: Omit<Jobs, "stop"> = {
    createQueue: async () => {},
    enqueue: async (_tx, { name, keyOf }, payload) => void enqueued.push({ name, key: keyOf(payload), payload }),
    work: async ({ name, payload }, run) => void workers.set(name, (data) => run(payload.parse(data))),
    schedule: async ({ name }, _cron, run) => void workers.set(name, run),
  };
  const runJob = async ({ name }: JobSettings, payload: object = {}) => {
    const run = workers.get(name);
    if (!run) throw new Error(`Nothing works on the job ${name}`);
    await run(payload);
  };
  return { jobs, enqueued, runJob };
}
