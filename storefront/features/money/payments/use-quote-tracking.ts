import { useEffect } from "react";
import { METHOD_NAMES } from "#domain/money/payments/method-name.ts";
import type { ChosenMethod } from "#storefront/commerce/payment/method-choice.tsx";
import type { PayableData } from "./load-payment.ts";

const load = () => import("#storefront/commerce/analytics/track-quote.ts");

/** TRACK-01, TRACK-06: the payment page of a quote; other payables are tracked as purchases. */
export function useQuoteTracking(payable: PayableData) {
  const { kind, number, currency, due: total, charges: lines, payment_methods } = payable;
  const isQuote = kind === "quote";
  const quote = { number, currency, total, lines };
  const typeOf = (chosen: ChosenMethod | null) => {
    const method = payment_methods.find(({ id }) => id === chosen?.id);
    return method ? METHOD_NAMES[method.payment_processor_id] : null;
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each quote
  useEffect(() => {
    if (isQuote) void load().then(({ trackQuotePaymentPage }) => trackQuotePaymentPage(quote));
  }, [isQuote, number]);
  return {
    payment(chosen: ChosenMethod) {
      if (isQuote) void load().then(({ trackQuotePayment }) => trackQuotePayment(quote, typeOf(chosen) ?? ""));
    },
    payClick(chosen: ChosenMethod | null) {
      if (isQuote) void load().then(({ trackQuotePayClick }) => trackQuotePayClick(quote, typeOf(chosen)));
    },
  };
}
