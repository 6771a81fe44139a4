import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type { Client } from "pg";
import { connect, isLostConnection } from "../connect.ts";
import { DatabaseUnavailable } from "../errors.ts";
import type { Binaries } from "./binaries.ts";
import { initialiseCluster, isInitialised, SUPERUSER } from "./cluster-init.ts";
import { type ClusterLocation, findClusterLocation } from "./cluster-location.ts";
import { usedByOthers } from "./embedded-users.ts";
import { withFolderLock } from "./folder-lock.ts";
import { startPostmaster, stopPostmaster, untilReady } from "./postmaster.ts";
import type { PostmasterAddress } from "./postmaster-status.ts";

const DATABASE = "crossdock";
const LOCK_WAIT_MS = 300_000;
const DYING_MS = 15_000;
const RETRY_MS = 50;

export interface EmbeddedCluster {
  readonly dataDir: string;
  /** Distinguishes the connections of this user from those of others. */
  readonly userName: string;
  readonly durable: boolean;
  readonly binaries?: Binaries;
}

export interface Running {
  readonly url: string;
  readonly port: number;
  readonly adopted: boolean;
  /** A connection that marks us as a user of the server. */
  readonly lease: Client;
}

/** Initialises, starts or adopts the server, and marks it as used. */
export function bringUp(cluster: EmbeddedCluster, port?: number): Promise<Running> {
  return withFolderLock(path.join(cluster.dataDir, "postgres.lock"), LOCK_WAIT_MS, async () => {
    const location = findClusterLocation(cluster.dataDir, cluster.binaries);
    const { clusterDir } = location;
    if (!isInitialised(clusterDir)) await initialiseCluster(location, passwordFile(cluster), cluster.durable);
    const adopted = await onRunning(clusterDir, (address) => openLease(cluster, location, address, true));
    if (adopted) return adopted;
    const logFile = path.join(cluster.dataDir, "postgres.log");
    const started = await startPostmaster({ location, logFile, durable: cluster.durable, ...(port ? { port } : {}) });
    return openLease(cluster, location, started, false).catch(async (error: unknown) => {
      // No process would ever stop a server that its own starter cannot use.
      await stopPostmaster(location);
      throw error;
    });
  });
}

/** True when the server was stopped, false when others still use it. */
export function shutDownUnlessUsed(cluster: EmbeddedCluster): Promise<boolean> {
  return withFolderLock(path.join(cluster.dataDir, "postgres.lock"), LOCK_WAIT_MS, async () => {
    const location = findClusterLocation(cluster.dataDir, cluster.binaries);
    const ended = await onRunning(location.clusterDir, async (address) => {
      if (await usedByOthers(urlOf(cluster, address, "postgres"), cluster.userName)) return false;
      await stopPostmaster(location);
      return true;
    });
    return ended ?? true;
  });
}

/** A server that was just killed looks alive for a moment, so failures are retried until it is gone. */
async function onRunning<T>(
  clusterDir: string,
  work: (address: PostmasterAddress) => Promise<T>,
): Promise<T | undefined> {
  const deadline = Date.now() + DYING_MS;
  for (;;) {
    const status = await untilReady(clusterDir);
    if (!status) return undefined;
    try {
      return await work(status);
    } catch (error) {
      if (!isLostConnection(error) || Date.now() > deadline) throw error;
      await sleep(RETRY_MS);
    }
  }
}

async function openLease(
  cluster: EmbeddedCluster,
  location: ClusterLocation,
  address: PostmasterAddress,
  adopted: boolean,
): Promise<Running> {
  await createDatabase(urlOf(cluster, address, "postgres"), location);
  const url = urlOf(cluster, address, DATABASE);
  return { url, port: address.port, adopted, lease: await connect(url) };
}

function passwordFile(cluster: EmbeddedCluster): string {
  return path.join(cluster.dataDir, "postgres.password");
}

function urlOf(cluster: EmbeddedCluster, { port, socketDir }: PostmasterAddress, database: string): string {
  const file = passwordFile(cluster);
  if (!existsSync(file)) {
    throw new DatabaseUnavailable(`${file} is missing, without which the database cannot be opened.`);
  }
  const password = readFileSync(file, "utf8");
  const host = socketDir === null ? "" : `host=${encodeURIComponent(socketDir)}&`;
  return `postgres://${SUPERUSER}:${password}@127.0.0.1:${port}/${database}?${host}application_name=${cluster.userName}`;
}

async function createDatabase(adminUrl: string, location: ClusterLocation): Promise<void> {
  const client = await connect(adminUrl);
  try {
    const { rows } = await client.query<{ folder: string; present: boolean }>(
      `select current_setting('data_directory') as folder,
              exists (select from pg_database where datname = $1) as present`,
      [DATABASE],
    );
    if (rows[0]?.folder !== location.clusterDir) {
      throw new DatabaseUnavailable(`Another PostgreSQL answers instead of the one in ${location.clusterDir}.`);
    }
    if (!rows[0].present) await client.query(`create database ${DATABASE}`);
  } finally {
    await client.end();
  }
}
