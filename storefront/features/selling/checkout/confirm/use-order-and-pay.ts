import { useState } from "react";
import { readRefusal } from "#client/calls/call-refusal.ts";
import { useIdempotencyKey } from "#client/calls/use-idempotency-key.ts";
import { useTranslate } from "#client/i18n/messages-provider.tsx";
import type { CheckoutData } from "#contracts/shop/selling/checkout-data.ts";
import { CHECKOUT_STEP } from "#domain/selling/checkout/steps.ts";
import type { MessageKey } from "#i18n/message-key.ts";
import { browserApi } from "#storefront/browser-api.ts";
import { usePaymentStart } from "#storefront/commerce/payment/use-payment-start.ts";
import { openModal } from "#storefront/shell/modals/modal-store.ts";
import type { Checkout } from "../use-checkout.ts";
import { recalculation } from "./recalculation.ts";

/** CHECKOUT-11, T113: confirms the total shown, then orders and pays; a changed total must be accepted first. */
export function useOrderAndPay({ params, receive, handleClosed }: Checkout) {
  const t = useTranslate();
  const key = useIdempotencyKey();
  const follow = usePaymentStart();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<MessageKey | null>(null);

  /** Accepting the new total is a new payment attempt, so it needs a new idempotency key. */
  function showRecalculation(shown: CheckoutData, fresh: CheckoutData): void {
    receive(fresh);
    key.renew();
    if (fresh.status !== "open") return;
    openModal("recalculate", recalculation(shown, fresh, t), (isAccepted) => {
      if (isAccepted) void order(fresh);
    });
  }

  /** Returns whether the page is being left. */
  async function confirmAndPay(shown: CheckoutData): Promise<boolean> {
    const { final: total } = shown.totals;
    const confirmed = await browserApi.checkout.confirm({ ...params, total, terms_accepted: true });
    if (confirmed.result === "changed") {
      showRecalculation(shown, confirmed.data);
      return false;
    }
    const start = await browserApi.checkout.pay({ ...params, total }, { context: { idempotencyKey: key.current() } });
    const outcome = await follow(start);
    if (outcome === "leaving") return true;
    key.renew();
    if (outcome === "unavailable") setProblem("payment.unavailable");
    else showRecalculation(shown, (await browserApi.checkout.fetch({ ...params, step: CHECKOUT_STEP.confirm })).data);
    return false;
  }

  async function order(shown: CheckoutData): Promise<void> {
    setBusy(true);
    setProblem(null);
    try {
      if (await confirmAndPay(shown)) return;
    } catch (error) {
      handleClosed(error);
      const refusal = readRefusal(error);
      // Without an answer the payment may still have begun: the unchanged idempotency key makes a retry safe.
      setProblem(refusal.code === null ? "payment.no-answer" : refusal.problem);
    }
    setBusy(false);
  }

  return { busy, problem, order };
}
