export { createPaymentCalls, type PaymentCallParts } from "./calls.ts";
export { type CapturedPayment, capturedPayments } from "./captured-payments.ts";
export { checkPayments, type ProviderCharge } from "./check-payments.ts";
export { type OpenPaymentsParts, openPayments, type Payments } from "./open-payments.ts";
export type { Payable, PayableKindName, PayableLine, PayableView, Purchase, Settlement } from "./payable.ts";
export type { BegunPayment, NewPayment, PaymentDesk, StartResult } from "./payment-face.ts";
export type { PaymentProvider, RawNotification } from "./provider.ts";
export { configuredProviders } from "./providers/configured-providers.ts";
export { paymentMethods } from "./tables.ts";
