import { setTimeout } from "node:timers/promises";
import pg from "pg";

const SEEDING_LOCK = 7_264_101;
const TRY_AGAIN_MS = 100;

/**
 * Of several processes that start at once one seeds at a time. The others wait, however long it takes.
 * The lock has a connection of its own, so the pool may be of any size.
 */
export async function asOnlySeeder(pool: pg.Pool, seed: () => Promise<void>): Promise<void> {
  const holder = new pg.Client(pool.options);
  await holder.connect();
  try {
    while (!(await lock(holder))) await setTimeout(TRY_AGAIN_MS);
    await seed();
  } finally {
    await holder.end();
  }
}

/** Does not wait for the lock: the statement would reach its time-out. */
async function lock(holder: pg.Client): Promise<boolean> {
  const { rows } = await holder.query<{ is_locked: boolean }>("select pg_try_advisory_lock($1) as is_locked", [
    SEEDING_LOCK,
  ]);
  return rows[0]?.is_locked ?? false;
}
