import { and, eq, gt, ne } from "drizzle-orm";
import { ZERO } from "#domain/money/money/money.ts";
import { isAny } from "#platform/database/is-any.ts";
import type { Database } from "#platform/database/open-database.ts";
import type { PayableKind } from "./payable.ts";
import { payments, refunds } from "./tables.ts";

/** The ledger keys of the payments and refunds of some payables, each with its payable. */
export async function ledgerKeysOf(
  db: Database,
  kind: PayableKind,
  ids: readonly number[],
): Promise<{ key: string; payableId: number; isRefund: boolean }[]> {
  if (ids.length === 0) return [];
  const isOfThem = and(eq(payments.payableKind, kind), isAny(payments.payableId, ids), gt(payments.captured, ZERO));
  const { reference, payableId } = payments;
  const taken = await db.select({ reference, payableId }).from(payments).where(isOfThem);
  const back = await db
    .select({ id: refunds.id, payableId })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .where(and(isOfThem, ne(refunds.amount, ZERO)));
  return [
    ...taken.map((one) => ({ key: `payment:${one.reference}`, payableId: one.payableId, isRefund: false })),
    ...back.flatMap((one) =>
      [`refund:${one.id}`, `refund:${one.id}:undone`].map((key) => ({ key, payableId: one.payableId, isRefund: true })),
    ),
  ];
}
