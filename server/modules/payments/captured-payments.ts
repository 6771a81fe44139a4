import { and, asc, eq, gt, isNull } from "drizzle-orm";
import { type Money, money, ZERO } from "../../../domain/money/money.ts";
import { PROVIDER, type ProviderId } from "../../../domain/payments/provider.ts";
import type { Database } from "../../platform/database/open-database.ts";
import type { PayableView } from "./payable.ts";
import { payments } from "./tables.ts";

export interface CapturedPayment {
  paymentProcessorId: ProviderId;
  amount: Money;
  refunded: Money;
}

/** What was paid for something, by provider and by balance apart; what went back went to the provider first. */
export async function capturedPayments(
  db: Database,
  { kind, id }: Pick<PayableView, "kind" | "id">,
): Promise<CapturedPayment[]> {
  const taken = await db
    .select()
    .from(payments)
    .where(
      and(
        eq(payments.payableKind, kind),
        eq(payments.payableId, id),
        gt(payments.captured, ZERO),
        // What came too late, or twice, paid for nothing and went back.
        isNull(payments.failure),
      ),
    )
    .orderBy(asc(payments.id));
  return taken.flatMap(({ paymentProcessorId, amount, balanceAmount, refunded }) => {
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
}
