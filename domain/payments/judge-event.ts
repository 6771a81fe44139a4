import type { Money } from "../money/money.ts";
import { nextState } from "../state/machine.ts";
import { PAYMENT_MACHINE } from "./payment-machine.ts";
import { isOpen, type PaymentEvent, type PaymentState } from "./payment-states.ts";

/** The state of a payment at its provider. */
export type ProviderState = "open" | "approved" | "pending" | "paid" | "failed" | "cancelled" | "expired" | "refunded";

/** What a provider reported, as far as it has to agree with the stored payment. */
export interface ReportedPayment {
  state: ProviderState;
  providerReference: string | null;
  /** The provider's name of the money that it took. */
  transaction: string | null;
  amount: Money | null;
  currency: string | null;
  isTest: boolean;
}

/** What we know. */
export interface KnownPayment {
  state: PaymentState;
  providerReference: string | null;
  /** Of the money that has paid it; none before. */
  providerTransaction: string | null;
  amount: Money;
  currency: string;
  isTest: boolean;
  /** Another payment has the same money. */
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
 * What to do with what a provider says: money counts only when reference, amount, currency and kind agree (T120); what
 * is known already, or came too late to matter, is left alone (PAYMENT-03).
 */
export function judgeEvent(reported: ReportedPayment, known: KnownPayment): Verdict {
  const reason = disagreement(reported, known);
  if (reason) return { outcome: "parked", reason };
  const step = STEP_OF[reported.state];
  if (step === null) return ignored;
  if (nextState(PAYMENT_MACHINE, known.state, step, "provider") !== null) return { outcome: "applied", step };
  // A refund is reported after the money was taken.
  return reported.state === "refunded" && !isOpen(known.state) ? { outcome: "applied", step: "refund" } : ignored;
}

function disagreement(reported: ReportedPayment, known: KnownPayment): ParkReason | null {
  if (reported.isTest !== known.isTest) return "test_money";
  if (isOther(reported.providerReference, known.providerReference)) return "other_reference";
  if (reported.state !== "paid" && reported.state !== "refunded") return null;
  // Money that came twice for one payment is not the money that we know of (I5).
  if (known.isTransactionOfAnother || isOther(reported.transaction, known.providerTransaction))
    return "other_transaction";
  if (reported.currency !== known.currency) return "other_currency";
  return reported.amount === known.amount ? null : "other_amount";
}

const isOther = (reported: string | null, known: string | null) =>
  reported !== null && known !== null && reported !== known;
