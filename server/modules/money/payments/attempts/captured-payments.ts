import { type SQL, sql } from "drizzle-orm";
import { type Money, money } from "#domain/money/money/money.ts";
import { PROVIDER, type ProviderId } from "#domain/money/payments/provider.ts";
import type { Database } from "#platform/database/open-database.ts";
import type { PayableView } from "../payable.ts";

export interface CapturedPayment {
  paymentProcessorId: ProviderId;
  amount: Money;
  refunded: Money;
}

/** The payments for a payable, provider and balance separately; refunds count for the provider first. */
export async function capturedPayments(
  db: Database,
  { kind, id }: Pick<PayableView, "kind" | "id">,
): Promise<CapturedPayment[]> {
  const { rows } = await db.execute<{ taken: TakenPayment[] }>(
    sql`select ${takenPaymentsJson(kind, sql`${id}`)} as taken`,
  );
  return capturedOf(rows[0]?.taken ?? []);
}

export interface TakenPayment {
  paymentProcessorId: ProviderId;
  amount: number;
  balanceAmount: number;
  refunded: number;
}

/** To be part of a larger query. Leaves out late and double payments, which were refunded. */
export const takenPaymentsJson = (kind: PayableView["kind"], id: SQL) => sql`(
  select coalesce(json_agg(json_build_object('paymentProcessorId', payment_processor_id, 'amount', amount,
    'balanceAmount', balance_amount, 'refunded', refunded) order by id), '[]')
  from payments where payable_kind = ${kind} and payable_id = ${id} and captured > 0 and failure is null)`;

export const capturedOf = (taken: readonly TakenPayment[]): CapturedPayment[] =>
  taken.flatMap(({ paymentProcessorId, amount, balanceAmount, refunded }) => {
    const toProvider = Math.min(refunded, amount);
    return [
      { paymentProcessorId, amount: money(amount), refunded: money(toProvider) },
      {
        paymentProcessorId: PROVIDER.balance,
        amount: money(balanceAmount),
        refunded: money(refunded - toProvider),
      },
    ].filter((part) => part.amount > 0);
  });
