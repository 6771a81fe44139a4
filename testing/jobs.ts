import type { Jobs } from "../server/platform/jobs/open-jobs.ts";

export interface EnqueuedJob {
  kind: string;
  key: string;
}

/** Jobs that are only written down. */
export function recordingJobs() {
  const enqueued: EnqueuedJob[] = [];
  const jobs: Pick<Jobs, "define" | "enqueue" | "work" | "schedule"> = {
    define: async () => {},
    enqueue: async (_tx, { name }, key) => void enqueued.push({ kind: name, key }),
    work: async () => {},
    schedule: async () => {},
  };
  return { jobs, enqueued };
}
