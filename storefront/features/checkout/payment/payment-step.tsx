import { ShieldCheck } from "lucide-react";
import { useState } from "react";
import { useNavigate } from "react-router";
import { useTranslate } from "../../../../client/i18n/messages-provider.tsx";
import { roundToMinor } from "../../../../domain/money/money.ts";
import { formatMoney } from "../../../../i18n/format.ts";
import { Button } from "../../../../ui/button.tsx";
import { browserApi } from "../../../browser-api.ts";
import { trackAddPaymentInfo } from "../../../commerce/analytics/track-checkout.ts";
import { BalanceSwitch } from "../../../commerce/payment/balance-switch.tsx";
import { type ChosenMethod, MethodChoice } from "../../../commerce/payment/method-choice.tsx";
import { METHOD_NAMES } from "../../../commerce/payment/method-name.ts";
import { useLocalPath } from "../../../shell/navigation/use-local-path.ts";
import { CheckoutBlock } from "../checkout-block.tsx";
import { CheckoutClosed } from "../checkout-closed.tsx";
import { CheckoutFrame } from "../checkout-frame.tsx";
import type { StepData } from "../load-step.ts";
import { type Checkout, useCheckout } from "../use-checkout.ts";
import { ChosenDelivery } from "./chosen-delivery.tsx";
import { PromotionForm } from "./promotion-form.tsx";
import { useBalance } from "./use-balance.ts";

/** ROUTE-23, CHECKOUT-11: the balance first, then the payment method for the rest, then the promotion code. */
export function PaymentStep({ data: loaded }: Pick<StepData, "data">) {
  const t = useTranslate();
  const checkout = useCheckout(loaded, "payment");
  const { data, state, totals } = checkout;
  const handleBalanceChange = useBalance(checkout);
  const { error, isContinuing, goToConfirm } = useContinue(checkout);
  if (checkout.isClosed) return <CheckoutClosed />;
  const formatAmount = (amount: typeof totals.final) => formatMoney(amount, data.currency, t.language);
  const isCovered = roundToMinor(totals.without_fee) === 0;
  const action = (
    <Button block size="lg" onClick={goToConfirm} busy={isContinuing}>
      {t("checkout.continue", { amount: formatAmount(totals.final) })}
    </Button>
  );
  return (
    <CheckoutFrame
      checkout={checkout}
      title={t("checkout.payment.title")}
      description={t("checkout.description")}
      action={action}
    >
      <ChosenDelivery checkout={checkout} />
      {data.balance && data.balance.amount > 0 && (
        <BalanceSwitch
          available={data.balance.amount}
          currency={data.currency}
          isUsed={state.balance !== null}
          onChange={handleBalanceChange}
        />
      )}
      {isCovered ? (
        <CheckoutBlock title={t(totals.balance > 0 ? "checkout.payment.covered" : "checkout.payment.free")}>
          <p className="text-ui text-ink2">{t("checkout.payment.covered-text")}</p>
        </CheckoutBlock>
      ) : (
        <CheckoutBlock
          title={t(state.balance ? "checkout.payment.remaining" : "checkout.payment.pay", {
            amount: formatAmount(totals.without_fee),
          })}
        >
          <Methods checkout={checkout} error={error} />
        </CheckoutBlock>
      )}
      <PromotionForm checkout={checkout} />
      <p className="flex items-center gap-2.5 text-sm text-ink2">
        <ShieldCheck aria-hidden="true" className="size-5 shrink-0" />
        {t("checkout.payment.safe")}
      </p>
    </CheckoutFrame>
  );
}

function Methods({ checkout, error }: { checkout: Checkout; error: string | undefined }) {
  const { data, state, params, choose } = checkout;
  // The bank as the server stored it, unless another method was just selected.
  const chosen =
    data.selected_payment?.id === state.payment.id ? data.selected_payment : { ...state.payment, option: null };

  function selectMethod({ id, option }: ChosenMethod) {
    const index = data.payment_methods.findIndex((method) => method.id === id);
    const method = data.payment_methods[index];
    if (!method) return;
    trackAddPaymentInfo(data, METHOD_NAMES[method.payment_processor_id]);
    choose({ payment: { id, index, type: method.payment_processor_id } }, () =>
      browserApi.checkout.setPayment({ ...params, payment_method_id: id, option }),
    );
  }

  return (
    <MethodChoice
      methods={data.payment_methods}
      currency={data.currency}
      {...{ chosen, error }}
      onChoose={selectMethod}
    />
  );
}

function useContinue({ data, totals, params, settled }: Checkout) {
  const t = useTranslate();
  const navigate = useNavigate();
  const confirm = useLocalPath(`/confirm/${params.slug}`);
  const [isMissing, setMissing] = useState(false);
  const [isContinuing, setContinuing] = useState(false);
  const hasChosen = data.selected_payment !== null || roundToMinor(totals.without_fee) === 0;

  /** The last choice may still be unanswered: waits for it, so that one press is enough. */
  async function goToConfirm() {
    setContinuing(true);
    const fresh = await settled();
    const isChosen = fresh.selected_payment !== null || roundToMinor(fresh.totals.without_fee) === 0;
    setMissing(!isChosen);
    if (isChosen) await navigate(confirm);
    setContinuing(false);
    if (!isChosen) document.querySelector<HTMLElement>("input[name=payment_method_id]")?.focus();
  }

  return { error: isMissing && !hasChosen ? t("validation.choice") : undefined, isContinuing, goToConfirm };
}
