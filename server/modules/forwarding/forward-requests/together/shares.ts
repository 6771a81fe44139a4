import { and, asc, eq, sql } from "drizzle-orm";
import type { Money } from "#domain/money/money/money.ts";
import { isAny } from "#platform/database/is-any.ts";
import type { Database } from "#platform/database/open-database.ts";
import { requestShares } from "../tables.ts";

export type ShareRow = typeof requestShares.$inferSelect;

export const sharesOf = (db: Database, invoiceId: number): Promise<ShareRow[]> =>
  db.select().from(requestShares).where(eq(requestShares.invoiceId, invoiceId)).orderBy(asc(requestShares.requestId));

/** All invoices that ever had a share of these requests, the oldest first. */
export async function invoicesOf(db: Database, requestIds: readonly number[]): Promise<number[]> {
  const found = await db
    .selectDistinct({ id: requestShares.invoiceId })
    .from(requestShares)
    .where(isAny(requestShares.requestId, requestIds))
    .orderBy(asc(requestShares.invoiceId));
  return found.map(({ id }) => id);
}

export async function insertShares(
  tx: Database,
  invoiceId: number,
  requests: readonly { id: number; amount: Money }[],
): Promise<void> {
  await tx
    .insert(requestShares)
    .values(requests.map(({ id: requestId, amount }) => ({ invoiceId, requestId, amount })));
}

export const keepFee = (tx: Database, { invoiceId, requestId }: ShareRow, fee: Money) =>
  tx.update(requestShares).set({ fee }).where(isShare(invoiceId, requestId));

/** Marks a share as refunded; null when it was refunded before. */
export async function markReturned(tx: Database, invoiceId: number, requestId: number): Promise<ShareRow | null> {
  const [share] = await tx
    .update(requestShares)
    .set({ returnedAt: sql`now()` })
    .where(and(isShare(invoiceId, requestId), sql`${requestShares.returnedAt} is null`))
    .returning();
  return share ?? null;
}

const isShare = (invoiceId: number, requestId: number) =>
  and(eq(requestShares.invoiceId, invoiceId), eq(requestShares.requestId, requestId));
