import { and, eq, isNull, sql } from "drizzle-orm";
import type { Database } from "#platform/database/open-database.ts";
import type { PayableView } from "../payable.ts";
import { payments } from "../tables.ts";

/** Whether all captured money of a payable has been refunded, with no refund still open. */
export async function isFullyRefunded(db: Database, { kind, id }: Pick<PayableView, "kind" | "id">): Promise<boolean> {
  const [sums] = await db
    .select({
      taken: sql<string>`coalesce(sum(${payments.captured}), 0)`,
      refunded: sql<string>`coalesce(sum((
        select sum(r.amount) from refunds r where r.payment_id = payments.id and r.state = 'done')), 0)`,
    })
    .from(payments)
    .where(and(eq(payments.payableKind, kind), eq(payments.payableId, id), isNull(payments.failure)));
  return Number(sums?.taken ?? 0) === Number(sums?.refunded ?? 0);
}
