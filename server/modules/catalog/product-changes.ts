import { sql } from "drizzle-orm";
import { databaseIdentity } from "../../platform/database/database-identity.ts";
import type { Database } from "../../platform/database/open-database.ts";

/** How far an index has come. Every change of a transaction below it is in the index. */
export interface ChangeCursor {
  /** Which database it is about: an index of another one is of no use. */
  database: string;
  transactionId: string;
  at: string;
}

export interface ProductChange {
  transactionId: string;
  productId: number;
}

/** Changes are kept for a week; an index that has slept longer is built anew. */
const KEPT_DAYS = 7;
const USABLE_MS = (KEPT_DAYS - 1) * 24 * 3_600_000;

/** The point up to which everything is committed and seen now; what is still under way comes after it. */
export async function currentCursor(db: Database): Promise<ChangeCursor> {
  const { rows } = await db.execute<{ database: string; transactionId: string; at: string }>(sql`
    select ${databaseIdentity} as database,
      pg_snapshot_xmin(pg_current_snapshot())::text as "transactionId", now()::text as at`);
  return rows[0] as ChangeCursor;
}

/**
 * What has changed since the cursor. Transactions end in another order than they begin, so a later one may already be
 * here while an earlier one is missing: the caller skips what it has seen and asks again from the new cursor.
 */
export async function changesSince(db: Database, cursor: ChangeCursor): Promise<ProductChange[]> {
  const { rows } = await db.execute<{ transactionId: string; productId: number }>(sql`
    select transaction_id::text as "transactionId", product_id as "productId"
    from product_changes where transaction_id >= ${cursor.transactionId}::xid8`);
  return rows;
}

export function isUsable(cursor: ChangeCursor, now: ChangeCursor): boolean {
  const age = Date.parse(now.at) - Date.parse(cursor.at);
  const isKnown = BigInt(cursor.transactionId) <= BigInt(now.transactionId);
  return cursor.database === now.database && isKnown && age < USABLE_MS;
}

export async function forgetOldChanges(db: Database): Promise<void> {
  await db.execute(sql`delete from product_changes where changed_at < now() - make_interval(days => ${KEPT_DAYS})`);
}
