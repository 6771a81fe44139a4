import type { CheckoutData } from "#contracts/shop/selling/checkout-data.ts";
import type { PaymentSubject, TrackedSale } from "#domain/marketing/analytics/tracked-event.ts";
import { track } from "../../shell/analytics/track.ts";
import type { PaymentState } from "../payment/payment-state.ts";

type TrackedCheckout = Pick<CheckoutData, "currency" | "products" | "totals">;
type PaidPayment = Pick<PaymentState, "purchase" | "currency" | "number">;

/** Once per visit of the checkout's first page. */
export function trackBeginCheckout(checkout: TrackedCheckout): void {
  track({ name: "begin-checkout", ...saleOf(checkout) });
}

/** A payment method was chosen; `paymentType` names the provider, never an account. */
export function trackAddPaymentInfo(checkout: TrackedCheckout, paymentType: string): void {
  track({ name: "add-payment-info", ...saleOf(checkout), paymentType });
}

/** The order is paid: tracked once, however often its payment page is opened. */
export function trackPurchase({ purchase, currency, number }: PaidPayment): void {
  if (!purchase || isTracked(purchase.transaction_id)) return;
  const { items, value, shipping, delivery_fee: deliveryFee } = purchase;
  track({ name: "purchase", orderNumber: number, currency, items, value, shipping, deliveryFee });
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

const TRACKED_KEY = "purchases-tracked";

/** Stored for as long as the tab is open, so that reloads do not track it again. */
function isTracked(transactionId: string): boolean {
  const tracked = (sessionStorage.getItem(TRACKED_KEY) ?? "").split(" ");
  if (tracked.includes(transactionId)) return true;
  sessionStorage.setItem(TRACKED_KEY, [...tracked, transactionId].join(" ").trim());
  return false;
}
