import { orderNumber } from "#domain/selling/orders/order-kind.ts";
import { numberOf } from "#domain/shared/numbers/numbers.ts";
import { type BalanceEntry, DIRECTION, RELATION } from "./entry.ts";

/** The eight labels of ACCOUNT-03, two for marketplace orders, which have no relation, and two for payouts. */
const LABELS = {
  paidInvoice: "balance.label.paid-invoice",
  paidQuote: "balance.label.paid-quote",
  paidForwardRequest: "balance.label.paid-forward-request",
  topUp: "balance.label.top-up",
  manualTopUp: "balance.label.manual-top-up",
  manualDeduction: "balance.label.manual-deduction",
  refundQuote: "balance.label.refund-quote",
  refundForwardRequest: "balance.label.refund-forward-request",
  paidOrder: "balance.label.paid-order",
  refundOrder: "balance.label.refund-order",
  paidOut: "balance.label.paid-out",
  payoutReturned: "balance.label.payout-returned",
} as const;
export type BalanceLabelKey = (typeof LABELS)[keyof typeof LABELS];

/** The message that names an entry; a quote, forward request or order without an id was refunded (ACCOUNT-03). */
export function labelKeyOf(entry: BalanceEntry): BalanceLabelKey {
  const { rel_type, rel_id, type } = entry;
  const isRefund = rel_id === null;
  switch (rel_type) {
    case RELATION.quote:
      return isRefund ? LABELS.refundQuote : LABELS.paidQuote;
    case RELATION.forwardRequest:
      return isRefund ? LABELS.refundForwardRequest : LABELS.paidForwardRequest;
    case RELATION.manual:
      return type === DIRECTION.addition ? LABELS.manualTopUp : LABELS.manualDeduction;
    case RELATION.topUp:
      return topUpLabelOf(entry);
    case RELATION.miscInvoice:
      return LABELS.paidInvoice;
    case null:
      return isRefund ? LABELS.refundOrder : LABELS.paidOrder;
  }
}

/** Only a top-up names a transaction; an addition without one is a payout that its provider refused. */
function topUpLabelOf({ type, payment_processor_transaction_id }: BalanceEntry): BalanceLabelKey {
  if (type === DIRECTION.deduction) return LABELS.paidOut;
  return payment_processor_transaction_id === null ? LABELS.payoutReturned : LABELS.topUp;
}

/** An entry's own number, e.g. ID58213 (ACCOUNT-02). */
export function entryNumber({ id }: BalanceEntry): string {
  return numberOf("balance_entry", id);
}

/** QU… or FR… of a payment or refund, the processor's transaction of a top-up, otherwise null (ACCOUNT-02). */
export function orderNumberOf(entry: BalanceEntry): string | null {
  if (entry.rel_type === RELATION.topUp) return entry.payment_processor_transaction_id;
  if (entry.rel_id === null) return entry.refunded_number;
  if (entry.rel_type === RELATION.quote) return orderNumber("quote", entry.rel_id);
  if (entry.rel_type === RELATION.forwardRequest) return orderNumber("forward_request", entry.rel_id);
  return entry.rel_type === null ? orderNumber("marketplace", entry.rel_id) : null;
}

/** The slug that an entry's order number leads to: quotes only (ACCOUNT-02). */
export function quoteSlugOf({ rel_type, quote_slug }: BalanceEntry): string | null {
  return rel_type === RELATION.quote ? quote_slug : null;
}

/** The payment processor's name: top-ups only (ACCOUNT-02). */
export function processorNameOf({ rel_type, payment_processor_name }: BalanceEntry): string | null {
  return rel_type === RELATION.topUp ? payment_processor_name : null;
}
