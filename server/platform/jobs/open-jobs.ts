import { setTimeout } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { fromDrizzle, PgBoss } from "pg-boss";
import type { Database } from "../database/open-database.ts";
import { preparingClient } from "../database/preparing-client.ts";
import type { Job, JobSettings } from "./define-job.ts";

const CONNECTIONS = 3;
const DRAIN_LIMIT_MS = 10_000;
/** A shutdown waits no longer than this, whatever happens to the connections. */
const STOP_LIMIT_MS = 12_000;
const BATCH_SIZE = 10;
/** A worker without a heartbeat for this long counts as dead, and another one runs its job (F01, F25). */
const HEARTBEAT_SECONDS = 10;
/** How often each process looks for dead workers; when another one has just done so there is nothing to do. */
const SUPERVISE_SECONDS = 10;
const SUPERVISED_SECONDS = 5;

export interface Jobs {
  createQueue(job: JobSettings): Promise<void>;
  /** In the caller's transaction: without its commit there is no job. */
  enqueue<Payload extends object>(tx: Database, job: Job<Payload>, payload: Payload): Promise<void>;
  /** Does the work of one job at a time; one that throws comes again later. */
  work<Payload extends object>(job: Job<Payload>, run: (payload: Payload) => Promise<void>): Promise<void>;
  /** Runs in one of all processes, whenever the cron expression says so. */
  schedule(job: JobSettings, cron: string, run: () => Promise<void>): Promise<void>;
  stop(): Promise<void>;
}

interface Options {
  databaseUrl: string;
  onError: (error: Error) => void;
  /** A new job is announced; this is for announcements that were lost. */
  pollSeconds?: number;
}

/** Work that outlives its request and its process, kept in a schema of its own beside the data. */
export async function openJobs({ databaseUrl, onError, pollSeconds = 2 }: Options): Promise<Jobs> {
  const boss = new PgBoss({
    connectionString: databaseUrl,
    schema: "jobs",
    application_name: "crossdock jobs",
    max: CONNECTIONS,
    // Handed on to its pool: planning took longer than fetching and completing jobs.
    ...{ Client: preparingClient() },
    useListenNotify: true,
    superviseIntervalSeconds: SUPERVISE_SECONDS,
    monitorIntervalSeconds: SUPERVISED_SECONDS,
  });
  // Without a listener a lost connection would end the process; the workers go on by themselves.
  boss.on("error", onError);
  await boss.start();
  const work = async (name: string, run: (data: unknown) => Promise<void>) => {
    const options = {
      batchSize: BATCH_SIZE,
      burstWhenBatchFull: true,
      pollingIntervalSeconds: pollSeconds,
      notifyPollingIntervalSeconds: pollSeconds,
      perJobResults: true,
    } as const;
    const report = (message: string) => onError(new Error(`The job ${name} failed: ${message}`));
    await boss.work<unknown, unknown, typeof options>(name, options, (jobs) =>
      Promise.all(jobs.map(async ({ id, data }) => ({ id, ...(await outcomeOf(() => run(data), report)) }))),
    );
  };
  return {
    createQueue: (job) => createQueue(boss, job),
    async enqueue(tx, { name, keyOf }, payload) {
      await boss.send(name, payload, { db: fromDrizzle(tx, sql), singletonKey: keyOf(payload) });
    },
    work: ({ name, payload }, run) => work(name, async (data) => run(payload.parse(data))),
    async schedule(job, cron, run) {
      await createQueue(boss, job);
      await work(job.name, run);
      await boss.schedule(job.name, cron);
    },
    stop: () =>
      Promise.race([
        boss.stop({ graceful: true, timeout: DRAIN_LIMIT_MS }),
        setTimeout(STOP_LIMIT_MS, undefined, { ref: false }),
      ]),
  };
}

async function createQueue(boss: PgBoss, job: JobSettings): Promise<void> {
  const settings = {
    retryLimit: job.retries,
    retryDelay: job.firstRetryAfterSeconds,
    retryBackoff: true,
    retryDelayMax: job.longestRetryAfterSeconds,
    expireInSeconds: job.expiresAfterSeconds,
    heartbeatSeconds: HEARTBEAT_SECONDS,
    notify: true,
  };
  await boss.createQueue(job.name, { ...settings, policy: "exclusive" });
  // Made by an earlier release, it may have other settings.
  await boss.updateQueue(job.name, settings);
}

async function outcomeOf(run: () => Promise<void>, report: (message: string) => void) {
  try {
    await run();
    return { status: "completed" as const };
  } catch (error) {
    const message = messageOf(error);
    report(message);
    return { status: "failed" as const, output: { message } };
  }
}

/** The message of a failed statement has its values, which may be personal and would outlive them here (T130); its cause has none. */
function messageOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? error.cause.message : error.message;
}
