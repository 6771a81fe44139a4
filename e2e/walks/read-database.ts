import { createHash } from "node:crypto";
import pg from "pg";
import { databaseOver } from "#platform/database/database-over.ts";
import type { Database } from "#platform/database/open-database.ts";

/** A connection that names every statement, so that each is parsed and planned once in its life. */
class NamingClient extends pg.Client {
  override query(...[query, ...others]: unknown[]): never {
    const run = super.query as (...args: unknown[]) => never;
    const isNamed = typeof query === "object" && query !== null && "text" in query && typeof query.text === "string";
    return run.call(this, isNamed ? { ...query, name: nameOf(query.text as string) } : query, ...others);
  }
}

const names = new Map<string, string>();

function nameOf(text: string): string {
  const name = names.get(text) ?? createHash("sha256").update(text).digest("base64url");
  names.set(text, name);
  return name;
}

interface OwnDatabase {
  db: Database;
  close(): Promise<void>;
}

/** For what is read after each step. The same few statements on tables of a few rows: any plan will do. */
export const openReadDatabase = (url: string): OwnDatabase =>
  overPool(url, { Client: NamingClient, max: 1, options: "-c plan_cache_mode=force_generic_plan -c jit=off" });

/** For what a walk does to the tables itself. It waits as long as a busy machine takes. */
export const openOwnDatabase = (url: string): OwnDatabase => overPool(url, { max: 4 });

function overPool(url: string, options: pg.PoolConfig): OwnDatabase {
  const pool = new pg.Pool({ ...options, connectionString: url, application_name: "walk" });
  pool.on("error", () => undefined);
  return { db: databaseOver(pool), close: () => pool.end() };
}
