export { type CapturedPayment, capturedPayments } from "./captured-payments.ts";
export { registerPaymentRoutes } from "./http.ts";
export { openPayments, type Payments } from "./open-payments.ts";
export { recordPastRefund } from "./past-refund.ts";
export type { Payable, PayableCharge, PayableLine, PayableView, Purchase, Settlement } from "./payable.ts";
export type { BegunPayment, NotBegun, PaymentService } from "./payment-service.ts";
export { forgetPayers, paymentData } from "./personal-data.ts";
export type { PaymentProvider } from "./provider.ts";
export { configuredProviders } from "./providers/configured-providers.ts";
