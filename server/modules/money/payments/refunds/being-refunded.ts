import { and, eq, gt, isNull, sql } from "drizzle-orm";
import { ZERO } from "#domain/money/money/money.ts";
import { isAny } from "#platform/database/is-any.ts";
import type { Database } from "#platform/database/open-database.ts";
import type { PayableView } from "../payable.ts";
import { payments } from "../tables.ts";

/** The ids of payables that are fully refunded, counting refunds that are still requested. */
export async function beingRefunded(
  db: Database,
  kind: PayableView["kind"],
  ids: readonly number[],
): Promise<Set<number>> {
  if (ids.length === 0) return new Set();
  const isTheirs = and(eq(payments.payableKind, kind), isAny(payments.payableId, ids));
  const rows = await db
    .select({ id: payments.payableId })
    .from(payments)
    .where(and(isTheirs, isNull(payments.failure), gt(payments.captured, ZERO)))
    .groupBy(payments.payableId)
    .having(sql`sum(${payments.refunded}) >= sum(${payments.captured})`);
  return new Set(rows.map(({ id }) => id));
}
