import { ShieldCheck } from "lucide-react";
import { useState } from "react";
import { useNavigate } from "react-router";
import { useTranslate } from "#client/i18n/messages-provider.tsx";
import type { CheckoutData, CheckoutTotals } from "#contracts/shop/selling/checkout-data.ts";
import { roundToMinor } from "#domain/money/money/money.ts";
import { formatMoney } from "#i18n/format.ts";
import { CheckoutBlock } from "#storefront/commerce/checkout/checkout-block.tsx";
import { BalanceSwitch } from "#storefront/commerce/payment/balance-switch.tsx";
import { useLocalPath } from "#storefront/shell/navigation/use-local-path.ts";
import { Button } from "#ui/button.tsx";
import { CheckoutClosed } from "../checkout-closed.tsx";
import { CheckoutFrame } from "../checkout-frame.tsx";
import type { StepData } from "../load-step.ts";
import { type Checkout, useCheckout } from "../use-checkout.ts";
import { ChosenDelivery } from "./chosen-delivery.tsx";
import { Methods, selectMethod } from "./methods.tsx";
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

function useContinue(checkout: Checkout) {
  const { data, totals, params, settled } = checkout;
  const t = useTranslate();
  const navigate = useNavigate();
  const confirm = useLocalPath(`/confirm/${params.slug}`);
  const [isMissing, setMissing] = useState(false);
  const [isContinuing, setContinuing] = useState(false);
  const hasChosen = isPaymentChosen(data, totals);

  /** Going on with the method that was suggested chooses it. */
  async function isStored(): Promise<boolean> {
    const fresh = await settled();
    if (isPaymentChosen(fresh, fresh.totals)) return true;
    return fresh.suggested_payment !== null && selectMethod(checkout, fresh.suggested_payment);
  }

  /** The last choice may still be unanswered: waits for it, so that one press is enough. */
  async function goToConfirm() {
    setContinuing(true);
    const isChosen = await isStored();
    setMissing(!isChosen);
    if (isChosen) await navigate(confirm);
    setContinuing(false);
    if (!isChosen) document.querySelector<HTMLElement>("input[name=payment_method_id]")?.focus();
  }

  return { error: isMissing && !hasChosen ? t("validation.choice") : undefined, isContinuing, goToConfirm };
}

const isPaymentChosen = ({ selected_payment }: CheckoutData, { without_fee }: CheckoutTotals) =>
  selected_payment !== null || roundToMinor(without_fee) === 0;
