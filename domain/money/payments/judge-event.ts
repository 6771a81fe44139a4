import { nextState } from "#domain/shared/state/machine.ts";
import type { Money } from "../money/money.ts";
import { PAYMENT_MACHINE } from "./payment-machine.ts";
import { isOpen, type PaymentEvent, type PaymentState } from "./payment-states.ts";

/** The state of a payment at its provider. */
export type ProviderState = "open" | "approved" | "pending" | "paid" | "failed" | "cancelled" | "expired" | "refunded";

/** The reported facts that must agree with the stored payment. */
export interface ReportedPayment {
  state: ProviderState;
  providerReference: string | null;
  /** The provider's id of the transaction that took the money. */
  transaction: string | null;
  amount: Money | null;
  currency: string | null;
  isTest: boolean;
}

/** The stored payment. */
export interface KnownPayment {
  state: PaymentState;
  providerReference: string | null;
  /** The transaction that has paid the payment; null before it is paid. */
  providerTransaction: string | null;
  amount: Money;
  currency: string;
  isTest: boolean;
  /** Another payment has the same transaction. */
  isTransactionOfAnother: boolean;
}

/** Why a provider event is parked for staff (T120). */
export const PARK_REASONS = [
  "unknown_payment",
  "test_money",
  "other_reference",
  "other_transaction",
  "other_amount",
  "other_currency",
  "refund_by_hand",
  "refund_refused",
  "refund_excess",
] as const;
export type ParkReason = (typeof PARK_REASONS)[number];

export type Verdict =
  | { outcome: "applied"; step: PaymentEvent }
  | { outcome: "ignored" }
  | { outcome: "parked"; reason: ParkReason };

const STEP_OF: Readonly<Record<ProviderState, PaymentEvent | null>> = {
  open: null,
  approved: null,
  pending: "wait",
  paid: "pay",
  failed: "fail",
  cancelled: "cancel",
  expired: "expire",
  refunded: "pay",
};

const ignored: Verdict = { outcome: "ignored" };

/**
 * Decides about a provider event. Money counts only if reference, amount, currency and mode (test or live) agree
 * (T120). An event that changes nothing, because it is known or too late, is ignored (PAYMENT-03).
 */
export function judgeEvent(reported: ReportedPayment, known: KnownPayment): Verdict {
  const reason = disagreement(reported, known);
  if (reason) return { outcome: "parked", reason };
  const step = STEP_OF[reported.state];
  if (step === null) return ignored;
  if (nextState(PAYMENT_MACHINE, known.state, step, "provider") !== null) return { outcome: "applied", step };
  // The payment is stored as paid, so that the report is about its refund.
  return reported.state === "refunded" && !isOpen(known.state) ? { outcome: "applied", step: "refund" } : ignored;
}

function disagreement(reported: ReportedPayment, known: KnownPayment): ParkReason | null {
  if (reported.isTest !== known.isTest) return "test_money";
  if (isOther(reported.providerReference, known.providerReference)) return "other_reference";
  if (reported.state !== "paid" && reported.state !== "refunded") return null;
  // A second transaction for one payment means that money was taken twice (I5).
  if (known.isTransactionOfAnother || isOther(reported.transaction, known.providerTransaction))
    return "other_transaction";
  if (reported.currency !== known.currency) return "other_currency";
  return reported.amount === known.amount ? null : "other_amount";
}

const isOther = (reported: string | null, known: string | null) =>
  reported !== null && known !== null && reported !== known;
