import { type Movement, refundMovement } from "#domain/money/balance/movement.ts";
import { processorRefundMovement, reversed } from "#domain/money/balance/payment-movement.ts";
import { money } from "#domain/money/money/money.ts";
import type { Database } from "#platform/database/open-database.ts";
import { capture, post } from "../../balance/index.ts";
import type { PaymentRow } from "../attempts/payment-store.ts";
import type { PayableView } from "../payable.ts";
import { orderKindOf } from "../settlement/book-settlement.ts";
import type { RefundRow } from "../tables.ts";

interface Refundable {
  payment: PaymentRow;
  view: PayableView;
}

/** False if a top-up was spent since: only money that is on the balance, or held, can be refunded. */
export async function bookRefund(
  tx: Database,
  refundable: Refundable,
  refund: RefundRow,
  holdId?: number,
): Promise<boolean> {
  const movement = movementOf(refundable, refund);
  const booked = holdId === undefined ? await post(tx, movement) : await capture(tx, holdId, movement);
  return booked.result === "done";
}

/** Reverses the booking of a refund that its provider refused. */
export async function undoRefund(tx: Database, refundable: Refundable, refund: RefundRow): Promise<void> {
  const undone = await post(tx, reversed(movementOf(refundable, refund)));
  if (undone.result !== "done") throw new Error(`The refund ${refund.id} could not be undone`);
}

function movementOf({ payment, view }: Refundable, refund: RefundRow): Movement {
  const { storefrontCode, currencyId, paymentProcessorId } = payment;
  const isCredited = payment.payableKind === "top_up" && payment.failure === null;
  return processorRefundMovement({
    key: `refund:${refund.id}`,
    storefrontCode,
    currencyId,
    processorId: paymentProcessorId,
    amount: money(refund.amount),
    userId: isCredited ? view.userId : null,
    note: view.number,
  });
}

export async function creditBalance(tx: Database, { payment, view }: Refundable, refund: RefundRow): Promise<void> {
  const { storefrontCode, currencyId, userId, payableKind } = payment;
  if (userId === null || payableKind === "top_up") throw new Error("Nobody has a balance for this refund");
  const { result } = await post(
    tx,
    refundMovement({
      key: `refund:${refund.id}`,
      storefrontCode,
      currencyId,
      userId,
      amount: money(refund.amount),
      orderKind: orderKindOf[payableKind],
      note: view.number,
    }),
  );
  if (result !== "done") throw new Error(`The refund ${refund.id} could not be booked`);
}
