import { useState } from "react";
import { useRevalidator } from "react-router";
import { readRefusal } from "#client/calls/call-refusal.ts";
import { useIdempotencyKey } from "#client/calls/use-idempotency-key.ts";
import { money } from "#domain/money/money/money.ts";
import { priceAttempt } from "#domain/money/payments/attempt-price.ts";
import { NO_FEE } from "#domain/money/payments/fee-rule.ts";
import { freePayment } from "#domain/selling/checkout/preselected-payment.ts";
import type { MessageKey } from "#i18n/message-key.ts";
import { browserApi } from "#storefront/browser-api.ts";
import type { ChosenMethod } from "#storefront/commerce/payment/method-choice.tsx";
import { usePaymentStart } from "#storefront/commerce/payment/use-payment-start.ts";
import { usePageData } from "#storefront/shell/page-data.tsx";
import type { PayableData } from "./load-payment.ts";

/** PAYMENT-02, T118: another attempt to pay for an unpaid order, quote or invoice. */
export function usePayAgain(payable: PayableData) {
  const { languageId } = usePageData().config.searchKeys;
  const { revalidate } = useRevalidator();
  const follow = usePaymentStart();
  const key = useIdempotencyKey();
  const [chosen, setChosen] = useState<ChosenMethod | null>(() => withoutFee(payable));
  const [usesBalance, setUsesBalance] = useState(false);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<MessageKey | null>(null);
  const method = payable.payment_methods.find(({ id }) => id === chosen?.id);
  const price = priceAttempt(
    payable.due,
    (usesBalance && payable.balance?.amount) || money(0),
    method ? { type: method.fee_type, value: method.fee } : NO_FEE,
  );

  async function attempt(): Promise<boolean> {
    const { slug, payment_methods } = payable;
    const payment_method_id = chosen?.id ?? payment_methods[0]?.id ?? 0;
    const input = { slug, language_id: languageId, payment_method_id, option: chosen?.option ?? null };
    const start = await browserApi.payments.pay(
      { ...input, uses_balance: usesBalance, total: price.amount },
      { context: { idempotencyKey: key.current() } },
    );
    const outcome = await follow(start);
    if (outcome === "leaving") return true;
    key.renew();
    setProblem(outcome === "unavailable" ? "payment.unavailable" : "payment.changed");
    await revalidate();
    return false;
  }

  async function pay(): Promise<void> {
    setBusy(true);
    setProblem(null);
    try {
      if (await attempt()) return;
    } catch (error) {
      const refusal = readRefusal(error);
      setProblem(refusal.code === null ? "payment.no-answer" : refusal.problem);
    }
    setBusy(false);
  }

  /** A changed choice is a new attempt, so it needs a new idempotency key. */
  function renewing<Value>(set: (value: Value) => void) {
    return (value: Value) => {
      key.renew();
      set(value);
    };
  }

  return {
    chosen,
    choose: renewing(setChosen),
    usesBalance,
    useBalance: renewing(setUsesBalance),
    price,
    busy,
    problem,
    pay,
  };
}

/** As at the checkout: the method without a fee is chosen in advance. */
function withoutFee({ payment_methods }: PayableData): ChosenMethod | null {
  const free = freePayment(payment_methods);
  return free && { id: free.id, option: null };
}
