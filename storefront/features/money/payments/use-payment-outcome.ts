import { useEffect, useState } from "react";
import { browserApi } from "#storefront/browser-api.ts";
import type { PaymentState } from "#storefront/commerce/payment/payment-state.ts";

const POLL_INTERVAL_MS = 1_500;
const POLL_TIMEOUT_MS = 30_000;

/** T058: polls a payment's status until it is decided or the time is over; polling never changes it. */
export function usePaymentOutcome(payment: string, loaded: PaymentState) {
  const [state, setState] = useState(loaded);
  const [hasTimedOut, setTimedOut] = useState(false);
  const isOpen = state.outcome === "confirming" && !hasTimedOut;

  useEffect(() => {
    if (!isOpen) return;
    const timeout = setTimeout(() => setTimedOut(true), POLL_TIMEOUT_MS);
    // A failed request is ignored: the next one follows.
    const polling = setInterval(
      () => browserApi.payments.state({ payment }).then(setState, () => {}),
      POLL_INTERVAL_MS,
    );
    return () => {
      clearTimeout(timeout);
      clearInterval(polling);
    };
  }, [isOpen, payment]);

  return { state, hasTimedOut };
}
