import { add, type Money, money, ZERO } from "../../../domain/money/money.ts";
import { isOpen } from "../../../domain/payments/payment-states.ts";
import type { Database } from "../../platform/database/open-database.ts";
import { hold, voidHold } from "../balance/index.ts";
import { endAttempt } from "./attempts.ts";
import { bookSettlement } from "./book-settlement.ts";
import type { Payable, PayableView } from "./payable.ts";
import type { PaymentDeps } from "./payment-deps.ts";
import { movePayment, type PaymentRow } from "./payment-store.ts";
import type { ProviderEvent } from "./provider.ts";
import { requestRefund } from "./request-refund.ts";

interface Locked {
  payable: Payable;
  view: PayableView;
  payment: PaymentRow;
}

/**
 * The provider has the money. It pays for what it was meant for, even when we had given the attempt up; what is paid
 * already, or cannot be had any more, is not paid twice: that money goes back by itself (F14, F19).
 */
export async function takeMoney(
  deps: PaymentDeps,
  tx: Database,
  locked: Locked,
  event: ProviderEvent,
): Promise<PaymentRow> {
  const { view, payable, payment } = locked;
  const holdId = view.state === "paid" ? "gone" : await secureBalance(tx, payment);
  const isAccepted = holdId !== "gone" && (await settle(tx, locked, event)) === "settled";
  const paid = await movePayment(tx, payment, {
    event: "pay",
    actor: "provider",
    changes: {
      ...(isAccepted ? { holdId, balanceAmount: payment.balanceAmount } : { holdId: null, balanceAmount: ZERO }),
      captured: isAccepted ? add(payment.amount, payment.balanceAmount) : payment.amount,
      failure: isAccepted ? null : "returned",
      providerReference: payment.providerReference ?? event.providerReference,
      providerTransaction: event.transaction,
      checkAfter: null,
    },
    details: { event: event.id },
  });
  if (!isAccepted) await releaseHold(tx, payment, holdId);
  // There is at most one open attempt: where this one was it, no other has to end.
  if (!isOpen(payment.state)) await endAttempt(tx, view, "cancel", { actor: "system" });
  const booked = await bookSettlement(tx, paid, view, deps.providers.get(paid.paymentProcessorId)?.name);
  if (booked !== "done") throw new Error(`What was held for the payment ${paid.reference} is not there`);
  return isAccepted ? paid : sendBack(deps, tx, { payable, view, payment: paid });
}

/** The hold of the balance's part; an attempt that was given up has to get it anew, and may find it gone. */
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
  // What refuses the money keeps its sums: it may have an invoice by now.
  if (settled === "settled" && view.fee !== payment.fee) await payable.setFee(tx, view.id, payment.fee as Money);
  return settled;
}

async function releaseHold(tx: Database, payment: PaymentRow, secured: number | null | "gone"): Promise<void> {
  const holdId = secured === "gone" ? payment.holdId : secured;
  if (holdId !== null) await voidHold(tx, holdId);
}

async function sendBack(deps: PaymentDeps, tx: Database, { payable, view, payment }: Locked): Promise<PaymentRow> {
  const amount = money(payment.captured);
  await requestRefund(
    deps,
    tx,
    { payment, view },
    {
      amount,
      destination: "provider",
      reason: view.state === "paid" ? "paid twice" : "cannot be had any more",
      by: null,
      key: `return:${payment.reference}`,
    },
  );
  await payable.notifyReturned?.(tx, view.id, { paymentId: payment.id, amount });
  return payment;
}
