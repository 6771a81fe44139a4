export { isFullyRefunded } from "./all-back.ts";
export {
  type CapturedPayment,
  capturedOf,
  capturedPayments,
  type TakenPayment,
  takenPaymentsJson,
} from "./captured-payments.ts";
export { definePayable, paidBy, refundMove } from "./define-payable.ts";
export { type EndedRefund, refundEnded } from "./events.ts";
export { beingRefunded } from "./going-back.ts";
export { ledgerKeysOf } from "./ledger-keys.ts";
export { paymentsModule } from "./module.ts";
export type { Payments } from "./open-payments.ts";
export { payChoiceOf } from "./pay-choice.ts";
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
export { paymentAggregate } from "./payment-aggregate.ts";
export type { PayerLimits } from "./payment-deps.ts";
export type { BegunPayment, NotBegun, PaymentService } from "./payment-service.ts";
export { forgetPayers } from "./personal-data.ts";
export type { PaymentProvider } from "./provider.ts";
export { configuredProviders } from "./providers/configured-providers.ts";
export { refundAggregate } from "./refund-aggregate.ts";
export { isOpen as isRefundOpen, refusedKeys } from "./refund-store.ts";
export { describeTopUps, refundsByHand, returnableTopUps, type TopUpOwner } from "./return-top-ups.ts";
export { topUpAggregate } from "./top-up-aggregate.ts";
