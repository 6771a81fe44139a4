import { and, eq, gte, inArray, isNull, notInArray, or, type SQL, sql } from "drizzle-orm";
import { type Money, money } from "#domain/money/money/money.ts";
import { REFUNDED_AT_ONCE } from "#domain/money/payments/failure.ts";
import { PAYMENT_PHASES, PAYMENT_STATES } from "#domain/money/payments/payment-states.ts";
import type { Database } from "#platform/database/open-database.ts";
import type { PayableKind, PayableView } from "../payable.ts";
import { type PaymentDeps, payableOf } from "../payment-deps.ts";
import { payments } from "../tables.ts";

const COUNTED = PAYMENT_STATES.filter((state) => PAYMENT_PHASES[state] !== "ended");

export interface SpendingOf {
  userId: number;
  companyId: number;
  /** Members whose payments count as their own spending. */
  colleagues: readonly number[];
  since: Date;
  kinds: readonly PayableKind[];
}

/**
 * A member's payments for a company since a moment, paid or open, less refunds; by currency. A payable of theirs that
 * somebody else paid by its link, signed in or not, counts too, unless a colleague paid it (T135).
 */
export async function spentSince(
  deps: Pick<PaymentDeps, "payables">,
  db: Database,
  { userId, companyId, colleagues, since, kinds }: SpendingOf,
): Promise<{ currencyId: number; amount: Money }[]> {
  const { amount, balanceAmount, refunded, currencyId } = payments;
  const isOneOf = (kind: PayableKind, ids: SQL | undefined) =>
    and(eq(payments.payableKind, kind), ids && sql`${payments.payableId} in (${ids})`);
  const isMade = kinds.map((kind) => isOneOf(kind, payableOf(deps, kind).idsOf?.(userId) ?? sql`select 0`));
  const isOfCompany = kinds.map((kind) => isOneOf(kind, payableOf(deps, kind).idsOfCompany?.(db, companyId)));
  const isByOthers = or(isNull(payments.userId), notInArray(payments.userId, [userId, ...colleagues]));
  const rows = await db
    .select({ currencyId, amount: sql<string>`sum(${amount} + ${balanceAmount} - ${refunded})` })
    .from(payments)
    .where(
      and(
        or(eq(payments.userId, userId), and(or(...isMade), isByOthers)),
        gte(payments.createdAt, since),
        or(...isOfCompany),
        inArray(payments.state, COUNTED),
        or(isNull(payments.failure), notInArray(payments.failure, [...REFUNDED_AT_ONCE])),
      ),
    )
    .groupBy(currencyId);
  return rows.map((row) => ({ currencyId: row.currencyId, amount: money(Number(row.amount)) }));
}

/** Whether a payable is a company's, and not a member's private one. */
export async function isOfCompany(
  deps: Pick<PaymentDeps, "payables">,
  db: Database,
  { kind, id }: Pick<PayableView, "kind" | "id">,
  companyId: number,
): Promise<boolean> {
  const ids = payableOf(deps, kind).idsOfCompany?.(db, companyId);
  if (!ids) return true;
  const { rows } = await db.execute<{ found: boolean }>(sql`select ${id} in (${ids}) as found`);
  return rows[0]?.found === true;
}
