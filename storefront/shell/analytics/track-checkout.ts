import type { CheckoutData } from "../../../contracts/calls/checkout.ts";
import type { PaymentSubject, TrackedSale } from "../../../domain/analytics/tracked-event.ts";
import { track } from "./track.ts";

type TrackedCheckout = Pick<CheckoutData, "currency" | "products" | "totals" | "order_number">;

/** The checkout's first page, once per visit of it. */
export function trackBeginCheckout(checkout: TrackedCheckout): void {
  track({ name: "begin-checkout", ...saleOf(checkout) });
}

/** A way to pay was chosen; `paymentType` names the provider, never an account. */
export function trackAddPaymentInfo(checkout: TrackedCheckout, paymentType: string): void {
  track({ name: "add-payment-info", ...saleOf(checkout), paymentType });
}

/** The order is placed and paid. */
export function trackPurchase(checkout: TrackedCheckout): void {
  const { totals, order_number } = checkout;
  const amounts = { shipping: totals.shipping, deliveryFee: totals.delivery };
  track({ name: "purchase", ...saleOf(checkout), ...amounts, orderNumber: order_number ?? "" });
}

export function trackPaymentSuccessPage(subject: PaymentSubject): void {
  track({ name: "payment-success-page", subject });
}

export function trackPaymentDeclinedPage(subject: PaymentSubject): void {
  track({ name: "payment-declined-page", subject });
}

function saleOf({ currency, products, totals }: TrackedCheckout): TrackedSale {
  return {
    currency,
    items: products.map((product) => ({ ...product, price: product.currentPrice })),
    value: totals.final,
  };
}
