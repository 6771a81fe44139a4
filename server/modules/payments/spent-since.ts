import { and, eq, gte, inArray, isNull, sql } from "drizzle-orm";
import { type Money, money } from "../../../domain/money/money.ts";
import { PAYMENT_PHASES, PAYMENT_STATES } from "../../../domain/payments/payment-states.ts";
import type { Database } from "../../platform/database/open-database.ts";
import type { PayableKind } from "./payable.ts";
import { payments } from "./tables.ts";

const COUNTED = PAYMENT_STATES.filter((state) => PAYMENT_PHASES[state] !== "ended");

/** What somebody has paid since a moment, and what is on its way, without what went back; by currency. */
export async function spentSince(
  db: Database,
  { userId, since, kinds }: { userId: number; since: Date; kinds: readonly PayableKind[] },
): Promise<{ currencyId: number; amount: Money }[]> {
  const { amount, balanceAmount, refunded, currencyId } = payments;
  const rows = await db
    .select({ currencyId, amount: sql<string>`sum(${amount} + ${balanceAmount} - ${refunded})` })
    .from(payments)
    .where(
      and(
        eq(payments.userId, userId),
        gte(payments.createdAt, since),
        inArray(payments.payableKind, [...kinds]),
        inArray(payments.state, COUNTED),
        isNull(payments.failure),
      ),
    )
    .groupBy(currencyId);
  return rows.map((row) => ({ currencyId: row.currencyId, amount: money(Number(row.amount)) }));
}
