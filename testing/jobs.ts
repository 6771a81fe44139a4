import type { JobKind, Jobs } from "../server/platform/jobs/open-jobs.ts";

export interface EnqueuedJob {
  kind: string;
  key: string;
}

/** Jobs that are only recorded; a test runs one when it wants to. */
export function recordingJobs() {
  const enqueued: EnqueuedJob[] = [];
  const workers = new Map<string, (key: string) => Promise<void>>();
  const jobs: Omit<Jobs, "stop"> = {
    define: async () => {},
    enqueue: async (_tx, { name }, key) => void enqueued.push({ kind: name, key }),
    work: async ({ name }, run) => void workers.set(name, run),
    schedule: async ({ name }, _cron, run) => void workers.set(name, run),
  };
  const runJob = async ({ name }: JobKind, key = "") => {
    const run = workers.get(name);
    if (!run) throw new Error(`Nothing works on the job ${name}`);
    await run(key);
  };
  return { jobs, enqueued, runJob };
}
