import { sql } from "drizzle-orm";
import type { Database } from "#platform/database/open-database.ts";

interface OfferedPiece {
  /** The id of the offer. */
  id: number;
  variantId: number;
}

/** Reserves a piece for an offer. Answers until when it is held; null when every piece is promised. */
export async function holdForOffer(
  tx: Database,
  { id, variantId, hours }: OfferedPiece & { hours: number },
): Promise<Date | null> {
  const { rows } = await tx.execute<{ until: number | null }>(sql`
    select hold_for_offer(${id}, ${variantId}, make_interval(hours => ${hours})) as until`);
  const until = rows[0]?.until ?? null;
  return until === null ? null : new Date(until);
}

/** Gives the piece of an offer back; false when it has none any more. Its level stays locked until the transaction ends. */
export async function releaseOffer(tx: Database, { id, variantId }: OfferedPiece): Promise<boolean> {
  await tx.execute(sql`select lock_levels(array[${variantId}::integer])`);
  const { rowCount } = await tx.execute(sql`
    delete from reservations where offer_id = ${id} and expires_at > clock_timestamp()`);
  return rowCount === 1;
}

/** A cart keeps what it was offered for as long as the offer said. */
export async function keepUntil(
  tx: Database,
  { cartId, variantId, until }: { cartId: number; variantId: number; until: Date },
): Promise<void> {
  await tx.execute(sql`
    update reservations set expires_at = greatest(expires_at, ${until.toISOString()}::timestamptz)
    where cart_id = ${cartId} and variant_id = ${variantId}`);
}
