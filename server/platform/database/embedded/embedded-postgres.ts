import { randomBytes } from "node:crypto";
import { accessSync, constants, mkdirSync, realpathSync, statSync } from "node:fs";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { DatabaseUnavailable, systemErrorCode, systemErrorText } from "../errors.ts";
import type { Binaries } from "./binaries.ts";
import { bringUp, type EmbeddedCluster, type Running, shutDownUnlessUsed } from "./embedded-cluster.ts";

export interface EmbeddedPostgresOptions {
  readonly dataDir: string;
  readonly log: { info(message: string): void; warn(message: string): void };
  /** False is faster but loses data on a power failure: for tests only. */
  readonly durable?: boolean;
  /** A PostgreSQL build other than the bundled one. */
  readonly binaries?: Binaries;
}

export interface EmbeddedPostgres {
  readonly url: string;
  stop(): Promise<void>;
}

const RESTART_PAUSE_MS = 1_000;

/**
 * A real PostgreSQL whose data lives in `dataDir`, shared by all processes that start it there. It outlives a process
 * that is killed, is brought back at the same address when it is lost itself, and ends with the last `stop()`.
 */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const { log, durable = true, binaries } = options;
  const cluster: EmbeddedCluster = {
    dataDir: openDataDir(options.dataDir),
    userName: `crossdock-${process.pid}-${randomBytes(4).toString("hex")}`,
    durable,
    ...(binaries ? { binaries } : {}),
  };
  const running = await bringUp(cluster);
  log.info(`PostgreSQL ${running.adopted ? "was already running" : "started"} on 127.0.0.1:${running.port}`);
  const keeper = keepRunning(cluster, running, log);
  let stopped: Promise<void> | undefined;
  return {
    url: running.url,
    stop: () => (stopped ??= keeper.letGo().then(() => shutDown(cluster, log))),
  };
}

async function shutDown(cluster: EmbeddedCluster, log: EmbeddedPostgresOptions["log"]): Promise<void> {
  const ended = await shutDownUnlessUsed(cluster);
  log.info(ended ? "PostgreSQL stopped" : "PostgreSQL is left running for other processes");
}

/** A lost lease means a lost server: no process stops it while a lease is held. */
function keepRunning(cluster: EmbeddedCluster, first: Running, log: EmbeddedPostgresOptions["log"]) {
  const letGo = new AbortController();
  let lease = first.lease;
  let restart = Promise.resolve();

  const watch = () =>
    lease.once("end", () => {
      if (letGo.signal.aborted) return;
      log.warn("PostgreSQL was lost and is being brought back");
      restart = bringBack();
    });
  const bringBack = async () => {
    while (!letGo.signal.aborted) {
      try {
        ({ lease } = await bringUp(cluster, first.port));
        watch();
        return log.info(`PostgreSQL is back on 127.0.0.1:${first.port}`);
      } catch (error) {
        log.warn(error instanceof Error ? error.message : String(error));
        await sleep(RESTART_PAUSE_MS, undefined, { signal: letGo.signal }).catch(() => undefined);
      }
    }
  };

  watch();
  return {
    letGo: async () => {
      letGo.abort();
      await restart;
      await lease.end().catch(() => undefined);
    },
  };
}

/** The real path, because the same folder under two names must be one cluster. */
function openDataDir(dataDir: string): string {
  try {
    makeFolder(path.resolve(dataDir));
    accessSync(dataDir, constants.W_OK | constants.X_OK);
    return realpathSync(dataDir);
  } catch (error) {
    throw new DatabaseUnavailable(`The data folder ${dataDir} cannot be written (${systemErrorText(error)}).`);
  }
}

/** Node's recursive mkdir never returns in a folder that allows no folders, such as /proc. */
function makeFolder(folder: string): void {
  if (statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return;
  makeFolder(path.dirname(folder));
  try {
    mkdirSync(folder);
  } catch (error) {
    if (systemErrorCode(error) !== "EEXIST" || !statSync(folder).isDirectory()) throw error;
  }
}
