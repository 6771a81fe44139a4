import { sql } from "drizzle-orm";
import type { Database } from "#platform/database/open-database.ts";
import type { Jobs } from "#platform/jobs/open-jobs.ts";

export interface WaitingJob {
  id: number;
  name: string;
  payload: object;
}

/**
 * Jobs in a table, which a walk runs when it wants to: enqueued in the caller's transaction, and at most one of a key, as
 * with the queues of a real shop. The rounds of schedules are run by their names.
 */
export async function openWaitingJobs(db: Database) {
  await db.execute(sql`
    create table walk_jobs (id integer generated always as identity primary key, name text not null, key text not null,
      payload jsonb not null, unique (name, key))`);
  const workers = new Map<string, (payload: object) => Promise<void>>();
  const rounds = new Map<string, () => Promise<void>>();
  const jobs: Omit<Jobs, "stop"> = {
    createQueue: async () => {},
    async enqueue(tx, { name, keyOf }, payload) {
      await tx.execute(sql`insert into walk_jobs (name, key, payload)
        values (${name}, ${keyOf(payload)}, ${JSON.stringify(payload)}::jsonb) on conflict do nothing`);
    },
    work: async ({ name, payload }, run) => void workers.set(name, (data) => run(payload.parse(data))),
    schedule: async ({ name }, _cron, run) => void rounds.set(name, run),
  };
  return {
    jobs,
    rounds: () => [...rounds.keys()],
    async runRound(name: string): Promise<void> {
      await rounds.get(name)?.();
    },
    async waiting(): Promise<WaitingJob[]> {
      const { rows } = await db.execute<{ id: number; name: string; payload: object }>(
        sql`select id, name, payload from walk_jobs order by id`,
      );
      return rows;
    },
    /** One that throws waits to be run again. */
    async run({ id, name, payload }: WaitingJob): Promise<void> {
      await workers.get(name)?.(payload);
      await db.execute(sql`delete from walk_jobs where id = ${id}`);
    },
  };
}
