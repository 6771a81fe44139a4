import { sql } from "drizzle-orm";
import { DAY_MS } from "#domain/shared/time/durations.ts";
import { databaseIdentity } from "#platform/database/database-identity.ts";
import type { Database } from "#platform/database/open-database.ts";

/** The position of an index: it contains the changes of all transactions below. */
export interface ChangeCursor {
  /** The database of the index; one of another database is discarded. */
  database: string;
  transactionId: string;
  at: string;
}

export interface ProductChange {
  transactionId: string;
  productId: number;
  /** It looks as before, and may have another place among the best sellers. */
  isRankOnly: boolean;
}

/** Changes are stored for a week; an older index is rebuilt. */
const KEPT_DAYS = 7;
const USABLE_MS = (KEPT_DAYS - 1) * DAY_MS;

/** All transactions below are committed; open ones are above. */
export async function currentCursor(db: Database): Promise<ChangeCursor> {
  const { rows } = await db.execute<{ database: string; transactionId: string; at: string }>(sql`
    select ${databaseIdentity} as database,
      pg_snapshot_xmin(pg_current_snapshot())::text as "transactionId", now()::text as at`);
  return rows[0] as ChangeCursor;
}

/**
 * The changes since the cursor. Transactions commit in another order than they begin, so a later one may be visible
 * before an earlier one: the caller skips the changes it has seen and reads again from the new cursor.
 */
export async function changesSince(db: Database, cursor: ChangeCursor): Promise<ProductChange[]> {
  const { rows } = await db.execute<{ transactionId: string; productId: number; isRankOnly: boolean }>(sql`
    select transaction_id::text as "transactionId", product_id as "productId", is_rank_only as "isRankOnly"
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
