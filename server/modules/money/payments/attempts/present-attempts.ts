import type { StaffAttempt } from "#contracts/staff/money/attempt.ts";
import { money } from "#domain/money/money/money.ts";
import type { Attempt } from "./read-attempts.ts";

/** Attempts to pay with their refunds, beside what they pay for. */
export const presentAttempts = (attempts: readonly Attempt[], currency: string): StaffAttempt[] =>
  attempts.map(({ payment, refunds }) => ({
    reference: payment.reference,
    payment_processor_id: payment.paymentProcessorId,
    state: payment.state,
    amount: money(payment.amount + payment.balanceAmount),
    refunded: money(payment.refunded),
    currency,
    created_at: payment.createdAt.toISOString(),
    refunds: refunds.map(presentRefund),
  }));

export const presentRefund = ({ refund }: Attempt["refunds"][number]): StaffAttempt["refunds"][number] => ({
  state: refund.state,
  amount: money(refund.amount),
  destination: refund.destination,
  created_at: refund.createdAt.toISOString(),
});
