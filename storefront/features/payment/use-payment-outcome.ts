import { useEffect, useState } from "react";
import { browserApi } from "../../browser-api.ts";
import type { PaymentState } from "../../commerce/payment/payment-state.ts";

const ASK_EVERY_MS = 1_500;
const PATIENCE_MS = 30_000;

/** Asks how a payment stands until it is decided, for half a minute at most; asking never changes it (T058). */
export function usePaymentOutcome(payment: string, loaded: PaymentState) {
  const [state, setState] = useState(loaded);
  const [isGivenUp, setGivenUp] = useState(false);
  const isOpen = state.outcome === "confirming" && !isGivenUp;

  useEffect(() => {
    if (!isOpen) return;
    const patience = setTimeout(() => setGivenUp(true), PATIENCE_MS);
    // A try that fails is followed by the next.
    const asking = setInterval(() => browserApi.payments.state({ payment }).then(setState, () => {}), ASK_EVERY_MS);
    return () => {
      clearTimeout(patience);
      clearInterval(asking);
    };
  }, [isOpen, payment]);

  return { state, isGivenUp };
}
