import type { NodePgDatabase } from "drizzle-orm/node-postgres";
import type { Pool, PoolClient } from "pg";
import { databaseOver } from "./database-over.ts";

/** PostgreSQL's status of a connection without an open transaction. */
const IDLE = "I";

/**
 * Every transaction gets its connection here and gives it back whatever happens. Drizzle itself begins outside of its
 * try: a connection that is lost before `begin` is answered would never return to the pool (F07).
 */
export function guardTransactions<Guarded extends NodePgDatabase>(db: Guarded, pool: Pool): Guarded {
  const own = new WeakMap<PoolClient, NodePgDatabase>();
  const databaseOn = (client: PoolClient) => {
    const known = own.get(client) ?? databaseOver(client);
    own.set(client, known);
    return known;
  };
  db.transaction = async (work, config) => {
    const client = await pool.connect();
    try {
      return await databaseOn(client).transaction(work, config);
    } finally {
      // A connection whose rollback failed is closed: its next user would continue the transaction.
      client.release(client.getTransactionStatus() !== IDLE);
    }
  };
  return db;
}
