import { setTimeout } from "node:timers/promises";
import type { NodePgDatabase } from "drizzle-orm/node-postgres";
import pg from "pg";
import { databaseOver } from "./database-over.ts";
import { guardTransactions } from "./guard-transactions.ts";
import { preparingClient } from "./preparing-client.ts";

export type Database = NodePgDatabase;

/** How many connections of the pool there are, are not in use, and are waited for. */
export interface PoolUse {
  open: number;
  idle: number;
  waiting: number;
}

export interface OpenDatabase {
  db: Database;
  /** Whether a query is answered now. */
  isReachable(timeoutMs?: number): Promise<boolean>;
  connections(): PoolUse;
  close(): Promise<void>;
}

/** A connection that is still in use then ends with the process. */
const CLOSE_LIMIT_MS = 5_000;

interface Options {
  poolSize: number;
  /** How long a query waits for a connection. */
  connectWithinMs?: number;
  onIdleError: (error: Error) => void;
}

export function openDatabase(url: string, { poolSize, connectWithinMs = 5_000, onIdleError }: Options): OpenDatabase {
  const pool = new pg.Pool({
    Client: preparingClient(),
    connectionString: url,
    max: poolSize,
    connectionTimeoutMillis: connectWithinMs,
    statement_timeout: 30_000,
    // For a server that does not even refuse any more; its own time-out comes first.
    query_timeout: 35_000,
    keepAlive: true,
    application_name: "crossdock",
  });
  // Without a listener a connection that breaks while idle would end the process.
  pool.on("error", onIdleError);
  // The same while a transaction uses it: its own query fails (F07, F09).
  pool.on("connect", (client) => client.on("error", () => undefined));
  return {
    db: guardTransactions(databaseOver(pool), pool),
    connections: () => ({ open: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    isReachable: (timeoutMs = 1_000) => answersWithin(pool, timeoutMs),
    close: () => Promise.race([pool.end(), setTimeout(CLOSE_LIMIT_MS, undefined, { ref: false })]),
  };
}

async function answersWithin(pool: pg.Pool, timeoutMs: number): Promise<boolean> {
  const answered = new AbortController();
  const late = setTimeout(timeoutMs, false, { signal: answered.signal }).catch(() => false);
  const answer = pool.query("select 1").then(
    () => true,
    () => false,
  );
  const reachable = await Promise.race([answer, late]);
  answered.abort();
  return reachable;
}
