import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { setTimeout } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import type { Client } from "pg";
import { connect } from "./connect.ts";

export interface MigrateOptions {
  readonly directory?: string;
}

interface Migration {
  readonly name: string;
  readonly sql: string;
  readonly checksum: string;
}

const DIRECTORY = fileURLToPath(new URL("../../migrations/", import.meta.url));
/** Arbitrary, but the same in every release. */
const ADVISORY_LOCK = 7_462_019_331;

/** Applies the migrations that are missing and returns their names. */
export async function migrate(url: string, options: MigrateOptions = {}): Promise<string[]> {
  const migrations = readMigrations(options.directory ?? DIRECTORY);
  const client = await connect(url);
  try {
    await underLock(client, () => createHistory(client));
    const applied: string[] = [];
    for (const migration of migrations) {
      // A lock per file, inside of its transaction, works through a connection pooler too.
      if (await untilUnlocked(() => underLock(client, () => applyOnce(client, migration))))
        applied.push(migration.name);
    }
    return applied;
  } finally {
    await client.end();
  }
}

function readMigrations(directory: string): Migration[] {
  const names = readdirSync(directory).filter((name) => name.endsWith(".sql"));
  return names.sort().map((name) => {
    // A checkout with Windows line ends must have the same checksum.
    const sql = readFileSync(path.join(directory, name), "utf8").replaceAll("\r\n", "\n");
    return { name, sql, checksum: createHash("sha256").update(sql).digest("hex") };
  });
}

async function createHistory(client: Client): Promise<void> {
  await client.query(`
    create table if not exists schema_migrations (
      name text primary key,
      checksum text not null,
      applied_at timestamptz not null default now()
    )`);
}

async function applyOnce(client: Client, { name, sql, checksum }: Migration): Promise<boolean> {
  const { rows } = await client.query<{ checksum: string }>("select checksum from schema_migrations where name = $1", [
    name,
  ]);
  if (rows[0]) {
    if (rows[0].checksum === checksum) return false;
    throw new Error(`Migration ${name} was changed after it had been applied: add a new file instead.`);
  }
  await client.query(`set local lock_timeout = ${LOCK_WAIT_MS}`);
  await client.query(sql).catch((cause: Error) => {
    throw new Error(`Migration ${name} failed: ${cause.message}`, { cause });
  });
  await client.query("insert into schema_migrations (name, checksum) values ($1, $2)", [name, checksum]);
  return true;
}

/** PostgreSQL's codes for: the lock was not free in time, a deadlock. */
const LOCKED = new Set(["55P03", "40P01"]);
const LOCK_WAIT_MS = 400;
const TRIES = 100;

/**
 * A process of the release before may be serving meanwhile (F26). A migration that waits for a table makes all who want it
 * wait behind it, so it waits for less than PostgreSQL takes to call it a deadlock, and then tries again.
 */
async function untilUnlocked<T>(apply: () => Promise<T>): Promise<T> {
  for (let left = TRIES; ; left -= 1) {
    try {
      return await apply();
    } catch (error) {
      const { code = "" } = ((error as Error).cause ?? error) as { code?: string };
      if (left === 0 || !LOCKED.has(code)) throw error;
      await setTimeout(LOCK_WAIT_MS);
    }
  }
}

async function underLock<T>(client: Client, work: () => Promise<T>): Promise<T> {
  await client.query("begin");
  try {
    await client.query("select pg_advisory_xact_lock($1)", [ADVISORY_LOCK]);
    const result = await work();
    await client.query("commit");
    return result;
  } catch (error) {
    await client.query("rollback").catch(() => undefined);
    throw error;
  }
}
