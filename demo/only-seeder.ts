import { setTimeout } from "node:timers/promises";
import type { Pool, PoolClient } from "pg";

const SEEDING_LOCK = 7_264_101;
const TRY_AGAIN_MS = 100;

/** Of several processes that start at once one seeds at a time. The others wait, however long it takes. */
export async function asOnlySeeder(pool: Pool, seed: () => Promise<void>): Promise<void> {
  const holder = await lockedClient(pool);
  try {
    await seed();
  } finally {
    await holder.query("select pg_advisory_unlock($1)", [SEEDING_LOCK]);
    holder.release();
  }
}

/** No statement waits for the lock: it would reach its time-out, and keep a connection from who seeds. */
async function lockedClient(pool: Pool): Promise<PoolClient> {
  for (;;) {
    const client = await pool.connect();
    const { rows } = await client
      .query<{ is_locked: boolean }>("select pg_try_advisory_lock($1) as is_locked", [SEEDING_LOCK])
      .catch((error) => {
        client.release();
        throw error;
      });
    if (rows[0]?.is_locked) return client;
    client.release();
    await setTimeout(TRY_AGAIN_MS);
  }
}
