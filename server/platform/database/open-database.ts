import { drizzle, type NodePgDatabase } from "drizzle-orm/node-postgres";
import pg from "pg";
import { PreparingClient } from "./preparing-client.ts";

export type Database = NodePgDatabase;

export interface OpenDatabase {
  db: Database;
  /** Whether a query is answered now. */
  isReachable(timeoutMs?: number): Promise<boolean>;
  close(): Promise<void>;
}

interface Options {
  poolSize: number;
  onIdleError: (error: Error) => void;
}

export function openDatabase(url: string, { poolSize, onIdleError }: Options): OpenDatabase {
  const pool = new pg.Pool({
    Client: PreparingClient,
    connectionString: url,
    max: poolSize,
    connectionTimeoutMillis: 5_000,
    statement_timeout: 30_000,
    application_name: "crossdock",
  });
  // Without a listener a connection that breaks while idle would end the process.
  pool.on("error", onIdleError);
  // The same while a transaction uses it: its own query fails (F07, F09).
  pool.on("connect", (client) => client.on("error", () => undefined));
  return {
    db: drizzle(pool),
    isReachable: (timeoutMs = 1_000) => answersWithin(pool, timeoutMs),
    close: () => pool.end(),
  };
}

async function answersWithin(pool: pg.Pool, timeoutMs: number): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<false>((resolve) => {
    timer = setTimeout(() => resolve(false), timeoutMs);
  });
  const answer = pool.query("select 1").then(
    () => true,
    () => false,
  );
  const reachable = await Promise.race([answer, late]);
  clearTimeout(timer);
  return reachable;
}
