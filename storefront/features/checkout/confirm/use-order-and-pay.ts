import { useState } from "react";
import { readRefusal } from "../../../../client/forms/call-refusal.ts";
import { useTranslate } from "../../../../client/i18n/messages-provider.tsx";
import type { CheckoutData } from "../../../../contracts/shop/checkout-data.ts";
import { CHECKOUT_STEP } from "../../../../domain/checkout/steps.ts";
import type { MessageKey } from "../../../../i18n/message-key.ts";
import { browserApi } from "../../../browser-api.ts";
import { usePaymentStart } from "../../../commerce/payment/use-payment-start.ts";
import { usePressKey } from "../../../commerce/payment/use-press-key.ts";
import { openModal } from "../../../shell/modals/modal-store.ts";
import type { Checkout } from "../use-checkout.ts";
import { recalculation } from "./recalculation-of.ts";

/** CHECKOUT-11, T113: agrees to the total that is shown, then orders and pays; whatever has changed is agreed to anew. */
export function useOrderAndPay({ own, receive, noticeEnd }: Checkout) {
  const t = useTranslate();
  const key = usePressKey();
  const follow = usePaymentStart();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<MessageKey | null>(null);

  /** What the server has now, beside what was shown; accepting it is another press. */
  function askAgain(shown: CheckoutData, fresh: CheckoutData): void {
    receive(fresh);
    key.renew();
    if (fresh.status !== "open") return;
    openModal("recalculate", recalculation(shown, fresh, t), (isAccepted) => {
      if (isAccepted) order(fresh);
    });
  }

  /** Whether the page is on its way elsewhere. */
  async function confirmAndPay(shown: CheckoutData): Promise<boolean> {
    const { final: total } = shown.totals;
    const confirmed = await browserApi.checkout.confirm({ ...own, total, terms_accepted: true });
    if (confirmed.result === "changed") {
      askAgain(shown, confirmed.data);
      return false;
    }
    const start = await browserApi.checkout.pay({ ...own, total }, { context: { idempotencyKey: key.current() } });
    const outcome = await follow(start);
    if (outcome === "leaving") return true;
    key.renew();
    if (outcome === "unavailable") setProblem("payment.unavailable");
    else askAgain(shown, (await browserApi.checkout.fetch({ ...own, step: CHECKOUT_STEP.confirm })).data);
    return false;
  }

  async function order(shown: CheckoutData): Promise<void> {
    setBusy(true);
    setProblem(null);
    try {
      if (await confirmAndPay(shown)) return;
    } catch (error) {
      noticeEnd(error);
      const { code, problem: told } = readRefusal(error);
      // Without an answer nobody knows whether it arrived: the same key makes pressing again safe.
      setProblem(code === null ? "payment.no-answer" : told);
    }
    setBusy(false);
  }

  return { busy, problem, order };
}
