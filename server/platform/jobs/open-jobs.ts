import { setTimeout } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { fromDrizzle, PgBoss } from "pg-boss";
import type { Database } from "../database/open-database.ts";

const CONNECTIONS = 3;
const DRAIN_LIMIT_MS = 10_000;
/** Whatever happens to its connections, a shutdown goes on after this. */
const STOP_LIMIT_MS = 12_000;
const BATCH_SIZE = 10;
/** A worker that gave no sign of life for this long is taken for dead, and another one does its job (F01, F25). */
const HEARTBEAT_SECONDS = 10;
/** How often each process looks for the dead; when another one has just done so there is nothing to look for. */
const SUPERVISE_SECONDS = 10;
const SUPERVISED_SECONDS = 5;

/** A kind of work, and how stubbornly it is tried again. */
export interface JobKind {
  name: string;
  retries: number;
  firstRetryAfterSeconds: number;
  longestRetryAfterSeconds: number;
  /** After this long work that has not ended is given up, and tried again later. */
  expiresAfterSeconds: number;
}

export interface Jobs {
  define(kind: JobKind): Promise<void>;
  /** In the caller's transaction: without its commit there is no job. At most one job waits or runs for each key. */
  enqueue(tx: Database, kind: JobKind, key: string): Promise<void>;
  /** Does the work of one key at a time; one that throws comes again later. */
  work(kind: JobKind, run: (key: string) => Promise<void>): Promise<void>;
  /** Runs in one of all processes, whenever the cron expression says so. */
  schedule(kind: JobKind, cron: string, run: () => Promise<void>): Promise<void>;
  stop(): Promise<void>;
}

interface Options {
  databaseUrl: string;
  onError: (error: Error) => void;
  /** A new job is heard of at once; this is for when it was not. */
  pollSeconds?: number;
}

/** Work that outlives its request and its process, kept in a schema of its own beside the data. */
export async function openJobs({ databaseUrl, onError, pollSeconds = 2 }: Options): Promise<Jobs> {
  const boss = new PgBoss({
    connectionString: databaseUrl,
    schema: "jobs",
    application_name: "crossdock jobs",
    max: CONNECTIONS,
    useListenNotify: true,
    superviseIntervalSeconds: SUPERVISE_SECONDS,
    monitorIntervalSeconds: SUPERVISED_SECONDS,
  });
  // Without a listener a lost connection would end the process; the workers go on by themselves.
  boss.on("error", onError);
  await boss.start();
  const work = async (kind: JobKind, run: (key: string) => Promise<void>) => {
    const options = {
      batchSize: BATCH_SIZE,
      burstWhenBatchFull: true,
      pollingIntervalSeconds: pollSeconds,
      notifyPollingIntervalSeconds: pollSeconds,
      perJobResults: true,
    } as const;
    const tell = (message: string) => onError(new Error(`The job ${kind.name} failed: ${message}`));
    await boss.work<{ key?: string }, unknown, typeof options>(kind.name, options, (jobs) =>
      Promise.all(jobs.map(async ({ id, data }) => ({ id, ...(await outcomeOf(() => run(data?.key ?? ""), tell)) }))),
    );
  };
  return {
    define: (kind) => defineQueue(boss, kind),
    async enqueue(tx, { name }, key) {
      await boss.send(name, { key }, { db: fromDrizzle(tx, sql), singletonKey: key });
    },
    work,
    async schedule(kind, cron, run) {
      await defineQueue(boss, kind);
      await work(kind, run);
      await boss.schedule(kind.name, cron);
    },
    stop: () =>
      Promise.race([
        boss.stop({ graceful: true, timeout: DRAIN_LIMIT_MS }),
        setTimeout(STOP_LIMIT_MS, undefined, { ref: false }),
      ]),
  };
}

async function defineQueue(boss: PgBoss, kind: JobKind): Promise<void> {
  const settings = {
    retryLimit: kind.retries,
    retryDelay: kind.firstRetryAfterSeconds,
    retryBackoff: true,
    retryDelayMax: kind.longestRetryAfterSeconds,
    expireInSeconds: kind.expiresAfterSeconds,
    heartbeatSeconds: HEARTBEAT_SECONDS,
    notify: true,
  };
  await boss.createQueue(kind.name, { ...settings, policy: "exclusive" });
  // Made by an earlier release, it may have other settings.
  await boss.updateQueue(kind.name, settings);
}

async function outcomeOf(run: () => Promise<void>, tell: (message: string) => void) {
  try {
    await run();
    return { status: "completed" as const };
  } catch (error) {
    const message = messageOf(error);
    tell(message);
    return { status: "failed" as const, output: { message } };
  }
}

/** A statement that fails is told with its values, which may be personal and would outlive them here (T130); its cause is not. */
function messageOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? error.cause.message : error.message;
}
