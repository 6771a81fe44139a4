import { QUOTE_TRACKING_KEY, type QuoteTrackingStep, withStep } from "#domain/marketing/analytics/quote-tracking.ts";
import type { TrackedQuote } from "#domain/marketing/analytics/tracked-event.ts";
import { type Money, ZERO } from "#domain/money/money/money.ts";
import { track } from "../../shell/analytics/track.ts";

interface PricedQuote {
  number: string;
  currency: string;
  total: Money;
  /** Of the landed cost, or of what is charged for it. */
  lines: readonly { key: string; amount: Money }[];
}

const amountOf = (lines: PricedQuote["lines"], name: string) =>
  lines.find(({ key }) => key === name || key.endsWith(`.${name}`))?.amount ?? ZERO;

/** TRACK-02 */
function trackedQuote(
  { number, currency, total, lines }: PricedQuote,
  paymentType: string | null = null,
): TrackedQuote {
  return {
    quoteId: number,
    currency,
    value: total,
    shipping: amountOf(lines, "freight"),
    deliveryFee: amountOf(lines, "delivery"),
    paymentType,
  };
}

/** TRACK-06: the steps of a quote are stored, so that each is tracked once however often its page is opened. */
function isFirst(number: string, step: QuoteTrackingStep): boolean {
  const stored = localStorage.getItem(QUOTE_TRACKING_KEY);
  const next = withStep(stored, number, step);
  if (next === null) return false;
  localStorage.setItem(QUOTE_TRACKING_KEY, next);
  return true;
}

/** TRACK-01: a list was sent; its value is the estimate that was shown. */
export const trackQuoteSubmit = (quote: PricedQuote) => track({ name: "quote-submit", quote: trackedQuote(quote) });

export const trackQuotePaymentPage = (quote: PricedQuote) =>
  track({ name: "quote-payment-page-view", quote: trackedQuote(quote) });

export function trackQuoteDelivery(quote: PricedQuote): void {
  if (isFirst(quote.number, "set-delivery")) track({ name: "quote-payment-page-delivery", quote: trackedQuote(quote) });
}

export function trackQuotePayment(quote: PricedQuote, paymentType: string): void {
  if (!isFirst(quote.number, "set-payment")) return;
  track({ name: "quote-payment-page-payment", quote: trackedQuote(quote, paymentType) });
}

export function trackQuotePayClick(quote: PricedQuote, paymentType: string | null): void {
  if (!isFirst(quote.number, "click-pay")) return;
  track({ name: "quote-payment-page-pay-click", quote: trackedQuote(quote, paymentType) });
}

/** TRACK-01: its page is opened for the first time after it was paid. */
export function trackQuotePaid(quote: PricedQuote, paymentType: string | null): void {
  if (!isFirst(quote.number, "payment-success")) return;
  track({ name: "payment-success-page", subject: "quote" });
  track({ name: "quote-paid", quote: trackedQuote(quote, paymentType) });
}
