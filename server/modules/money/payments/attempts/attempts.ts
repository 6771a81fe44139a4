import { type Money, money, subtract } from "#domain/money/money/money.ts";
import type { PaymentEvent } from "#domain/money/payments/payment-states.ts";
import type { Database } from "#platform/database/open-database.ts";
import type { Cause } from "#platform/state/status-events.ts";
import { findCustomerAccount, voidHold } from "../../balance/index.ts";
import type { PayableView } from "../payable.ts";
import type { PaymentDeps } from "../payment-deps.ts";
import { lockOpenPayment, movePayment, type PaymentMove, type PaymentRow } from "./payment-store.ts";

type End = Extract<PaymentEvent, "cancel" | "expire" | "fail">;

/** Ends the open attempt of a payable, if there is one, and voids its hold (F14). */
export async function endAttempt(
  tx: Database,
  payable: Pick<PayableView, "kind" | "id">,
  event: End,
  cause: Cause,
): Promise<void> {
  const payment = await lockOpenPayment(tx, payable);
  if (payment) await endPayment(tx, payment, { event, ...cause });
}

/** The provider is asked about it for a while after its end: it may have taken money without a notification (I5). */
export async function endPayment(tx: Database, payment: PaymentRow, move: PaymentMove & { event: End }): Promise<void> {
  await movePayment(tx, payment, move);
  if (payment.holdId !== null) await voidHold(tx, payment.holdId);
}

/** After an attempt has ended unpaid, its payable waits a limited time for the next attempt. */
export const waitAfterAttempt = ({ payables }: Pick<PaymentDeps, "payables">, tx: Database, payment: PaymentRow) =>
  payables.get(payment.payableKind)?.waitForMoney?.(tx, payment.payableId, "ended");

/** The spendable balance: the holds of other payments are subtracted. */
export async function availableBalance(
  db: Database,
  { userId, storefrontCode, currencyId }: { userId: number | null; storefrontCode: string; currencyId: number },
): Promise<Money> {
  if (userId === null) return money(0);
  const account = await findCustomerAccount(db, { storefrontCode, currencyId }, userId);
  return account ? subtract(account.balance, account.held) : money(0);
}
