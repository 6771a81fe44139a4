import { and, eq, isNull, sql } from "drizzle-orm";
import { type Money, money } from "#domain/money/money/money.ts";
import { isAny } from "#platform/database/is-any.ts";
import type { Database } from "#platform/database/open-database.ts";
import type { PayableView } from "../payable.ts";
import { payments } from "../tables.ts";

export interface PaidSums {
  captured: Money;
  /** By refunds that are done. */
  refunded: Money;
}

/** The sums of payables that took money. Late and double payments, which settled nothing, do not count. */
export async function paidSums(
  db: Database,
  kind: PayableView["kind"],
  ids: readonly number[],
): Promise<Map<number, PaidSums>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({
      id: payments.payableId,
      captured: sql<string>`sum(captured)`,
      refunded: sql<string>`coalesce(sum((
        select sum(r.amount) from refunds r where r.payment_id = payments.id and r.state = 'done')), 0)`,
    })
    .from(payments)
    .where(and(eq(payments.payableKind, kind), isAny(payments.payableId, ids), isNull(payments.failure)))
    .groupBy(payments.payableId);
  return new Map(
    rows.map(({ id, captured, refunded }) => [
      id,
      { captured: money(Number(captured)), refunded: money(Number(refunded)) },
    ]),
  );
}
