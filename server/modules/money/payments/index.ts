export {
  type CapturedPayment,
  capturedOf,
  capturedPayments,
  type TakenPayment,
  takenPaymentsJson,
} from "./attempts/captured-payments.ts";
export { moneyEntries, paymentSubjects } from "./attempts/money-timeline.ts";
export { paidSums } from "./attempts/paid-sums.ts";
export { payChoiceOf } from "./attempts/pay-choice.ts";
export { paymentAggregate } from "./attempts/payment-aggregate.ts";
export { presentAttempts } from "./attempts/present-attempts.ts";
export { type Attempt, readAttempts } from "./attempts/read-attempts.ts";
export { definePayable, paidBy, refundMove } from "./define-payable.ts";
export { type EndedRefund, refundEnded } from "./events.ts";
export { ledgerKeysOf } from "./ledger-keys.ts";
export { paymentsModule } from "./module.ts";
export type {
  MoneyWait,
  PaidThrough,
  Payable,
  PayableCharge,
  PayableLine,
  PayableView,
  Purchase,
  Settlement,
} from "./payable.ts";
export type { PayerLimits } from "./payment-deps.ts";
export type { BegunPayment, NotBegun, PaymentService } from "./payment-service.ts";
export type { Payments } from "./payments.ts";
export { forgetPayers } from "./personal-data.ts";
export { configuredProviders } from "./providers/configured-providers.ts";
export type { PaymentProvider } from "./providers/provider.ts";
export { beingRefunded } from "./refunds/being-refunded.ts";
export { isFullyRefunded } from "./refunds/fully-refunded.ts";
export { refundAggregate } from "./refunds/refund-aggregate.ts";
export { isOpen as isRefundOpen, refusedKeys } from "./refunds/refund-store.ts";
export { describeTopUps, refundableTopUps, refundsByHand, type TopUpOwner } from "./top-ups/refund-top-ups.ts";
export { topUpAggregate } from "./top-ups/top-up-aggregate.ts";
