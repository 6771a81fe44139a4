import { type Movement, topUpMovement } from "#domain/money/balance/movement.ts";
import { settlementMovement } from "#domain/money/balance/payment-movement.ts";
import { money } from "#domain/money/money/money.ts";
import type { OrderKind } from "#domain/selling/orders/order-kind.ts";
import type { Database } from "#platform/database/open-database.ts";
import { capture, post } from "../../balance/index.ts";
import type { PaymentRow } from "../attempts/payment-store.ts";
import type { PayableKind, PayableView } from "../payable.ts";

/** The order kind that the balance history shows for each kind of payable; a top-up is no order. */
export const orderKindOf: Readonly<Record<Exclude<PayableKind, "top_up">, OrderKind>> = {
  order: "marketplace",
  quote: "quote",
  forward_request: "forward_request",
  invoice: "invoice",
};

/** Posts a payment's money to the ledger; money that has to be refunded counts as revenue until then. */
export async function bookSettlement(
  tx: Database,
  payment: PaymentRow,
  payable: PayableView,
  processorName = "",
): Promise<"done" | "insufficient"> {
  // A free payable moves no money.
  if (payment.amount + payment.balanceAmount === 0) return "done";
  const movement = movementOf(payment, payable, processorName);
  const isHeld = payment.holdId !== null && payment.balanceAmount > 0;
  const { result } = isHeld ? await capture(tx, payment.holdId ?? 0, movement) : await post(tx, movement);
  if (result === "conflict") throw new Error(`The payment ${payment.reference} was booked as something else`);
  return result;
}

function movementOf(payment: PaymentRow, payable: PayableView, processorName: string): Movement {
  const { storefrontCode, currencyId, paymentProcessorId, reference, failure } = payment;
  const scope = { key: `payment:${reference}`, storefrontCode, currencyId };
  const amount = money(payment.amount);
  if (payable.kind === "top_up" && failure === null) {
    const transactionId = payment.providerTransaction ?? reference;
    const processor = { id: paymentProcessorId, name: processorName, transactionId };
    return topUpMovement({ ...scope, userId: payable.userId ?? 0, amount, processor });
  }
  const kind = payable.kind === "top_up" ? "marketplace" : orderKindOf[payable.kind];
  const balance = money(payment.balanceAmount);
  return settlementMovement({
    ...scope,
    order: { kind, id: payable.id, slug: payable.slug },
    fromBalance: balance > 0 && payment.userId !== null ? { userId: payment.userId, amount: balance } : null,
    fromProcessor: amount > 0 ? { id: paymentProcessorId, amount } : null,
  });
}
