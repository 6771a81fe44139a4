import { sql } from "drizzle-orm";
import type { Database } from "#platform/database/open-database.ts";
import { transact } from "#platform/database/transact.ts";
import { findStockLevel, openStockLevel, type StockLevel } from "../catalog/index.ts";
import { stockMovements } from "./tables.ts";

export interface StockCount {
  variantId: number;
  /** The counted pieces. */
  onHand: number;
  madeBy: number;
  note?: string | undefined;
}

/**
 * Records a count and the staff member who counted. If fewer pieces are left than reserved, carts lose their
 * reservations, the newest first; those of orders stay, so the level never falls below them (I1, F20).
 */
export async function setStock(db: Database, count: StockCount): Promise<StockLevel | "no_variant"> {
  return transact(db, async (tx) => {
    const level = await lockLevel(tx, count.variantId);
    if (!level) return "no_variant";
    const excess = level.reserved - count.onHand;
    const reserved = level.reserved - (excess > 0 ? await takeFromCarts(tx, count.variantId, excess) : 0);
    const onHand = Math.max(count.onHand, reserved);
    await writeDown(tx, count, onHand - level.onHand);
    return { onHand, reserved };
  });
}

/** Undefined for an unknown variant. */
async function lockLevel(tx: Database, variantId: number): Promise<StockLevel | undefined> {
  await openStockLevel(tx, variantId);
  if (!(await findStockLevel(tx, variantId))) return undefined;
  await tx.execute(sql`select free_expired(lock_levels(array[${variantId}::integer]))`);
  return findStockLevel(tx, variantId);
}

/** Returns the number of reserved pieces that the carts lost. */
async function takeFromCarts(tx: Database, variantId: number, excess: number): Promise<number> {
  const { rows } = await tx.execute<{ taken: number }>(sql`
    with taken as (
      delete from reservations where id in (
        select id from (
          select id, sum(quantity) over (order by reserved_at desc, id desc) - quantity as taken_before
          from reservations where variant_id = ${variantId} and cart_id is not null
        ) newest where taken_before < ${excess})
      returning quantity)
    select coalesce(sum(quantity), 0)::integer as taken from taken`);
  return rows[0]?.taken ?? 0;
}

async function writeDown(tx: Database, { variantId, madeBy, note }: StockCount, quantity: number): Promise<void> {
  if (quantity === 0) return;
  const reason = quantity > 0 ? "received" : "written_off";
  await tx.insert(stockMovements).values({ variantId, quantity, reason, madeBy, ...(note ? { note } : {}) });
}
