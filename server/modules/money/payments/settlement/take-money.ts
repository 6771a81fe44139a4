import { add, type Money, money, ZERO } from "#domain/money/money/money.ts";
import { settlesDue } from "#domain/money/payments/attempt-price.ts";
import type { PaymentFailure } from "#domain/money/payments/failure.ts";
import { isOpen } from "#domain/money/payments/payment-states.ts";
import type { Database } from "#platform/database/open-database.ts";
import { hold, voidHold } from "../../balance/index.ts";
import { endAttempt } from "../attempts/attempts.ts";
import { movePayment, type PaymentRow } from "../attempts/payment-store.ts";
import type { Payable, PayableView } from "../payable.ts";
import type { PaymentDeps } from "../payment-deps.ts";
import type { ProviderEvent } from "../providers/provider.ts";
import { requestRefund } from "../refunds/request-refund.ts";
import { bookSettlement } from "./book-settlement.ts";

interface Locked {
  payable: Payable;
  view: PayableView;
  payment: PaymentRow;
}

/**
 * Handles money that the provider has taken. It settles its payable, even when we had given the attempt up, but only at
 * the price that is due now (I19). Money for a payable that is paid already, cannot be had any more or has another
 * price by now is refunded automatically (F14, F19, F46).
 */
export async function takeMoney(
  deps: PaymentDeps,
  tx: Database,
  locked: Locked,
  event: ProviderEvent,
): Promise<PaymentRow> {
  const { view, payable, payment } = locked;
  const holdId = isAsDue(locked) ? await secureBalance(tx, payment) : "gone";
  const isAccepted = holdId !== "gone" && (await settle(tx, locked, event)) === "settled";
  const failure: PaymentFailure = view.state === "unpaid" && holdId === "gone" ? "outdated" : "returned";
  const paid = await movePayment(tx, payment, {
    event: "pay",
    actor: "provider",
    changes: {
      ...(isAccepted ? { holdId, balanceAmount: payment.balanceAmount } : { holdId: null, balanceAmount: ZERO }),
      captured: isAccepted ? add(payment.amount, payment.balanceAmount) : payment.amount,
      failure: isAccepted ? null : failure,
      providerReference: payment.providerReference ?? event.providerReference,
      providerTransaction: event.transaction,
      checkAfter: null,
    },
    details: { event: event.id },
  });
  if (!isAccepted) await releaseHold(tx, payment, holdId);
  // Another open attempt ends; for an outdated payment it goes on, because it has the new price.
  if (!isOpen(payment.state) && paid.failure !== "outdated") await endAttempt(tx, view, "cancel", { actor: "system" });
  const booked = await bookSettlement(tx, paid, view, deps.providers.get(paid.paymentProcessorId)?.name);
  if (booked !== "done") throw new Error(`What was held for the payment ${paid.reference} is not there`);
  return isAccepted ? paid : refundAtOnce(deps, tx, { payable, view, payment: paid });
}

/** Whether the payable is unpaid, or closed by us, at the price of this attempt. */
const isAsDue = ({ view, payment }: Locked): boolean =>
  view.state !== "paid" &&
  settlesDue(
    { amount: money(payment.amount), balance: money(payment.balanceAmount), fee: money(payment.fee) },
    view.due,
  );

/** The hold of the balance's part. An attempt that had ended needs a new one; "gone" if the balance is too small. */
async function secureBalance(tx: Database, payment: PaymentRow): Promise<number | null | "gone"> {
  const { balanceAmount, userId, reference, storefrontCode, currencyId } = payment;
  if (balanceAmount === 0 || userId === null) return null;
  if (isOpen(payment.state)) return payment.holdId;
  const amount = money(balanceAmount);
  const held = await hold(tx, { key: `payment:${reference}:again`, userId, amount, storefrontCode, currencyId });
  return held.result === "done" ? held.holdId : "gone";
}

async function settle(tx: Database, { payable, view, payment }: Locked, { transaction }: ProviderEvent) {
  const settled = await payable.settle(tx, view.id, {
    paymentId: payment.id,
    captured: money(payment.amount + payment.balanceAmount),
    paymentProcessorId: payment.paymentProcessorId,
    providerTransaction: transaction,
  });
  // If the payable refuses the money, its fee stays unchanged, because it may have an invoice already.
  if (settled === "settled" && view.fee !== payment.fee) await payable.setFee(tx, view.id, payment.fee as Money);
  return settled;
}

async function releaseHold(tx: Database, payment: PaymentRow, secured: number | null | "gone"): Promise<void> {
  const holdId = secured === "gone" ? payment.holdId : secured;
  if (holdId !== null) await voidHold(tx, holdId);
}

async function refundAtOnce(deps: PaymentDeps, tx: Database, locked: Locked): Promise<PaymentRow> {
  const { payable, view, payment } = locked;
  const amount = money(payment.captured);
  await requestRefund(
    deps,
    tx,
    { payment, view },
    {
      amount,
      destination: "provider",
      reason: reasonOf(locked),
      by: null,
      key: `return:${payment.reference}`,
    },
  );
  await payable.notifyRefunded?.(tx, view.id, { paymentId: payment.id, amount });
  return payment;
}

function reasonOf({ view, payment }: Locked): string {
  if (payment.failure === "outdated") return "another price by now";
  return view.state === "paid" ? "paid twice" : "cannot be had any more";
}
