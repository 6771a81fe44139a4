import { Lock } from "lucide-react";
import { useState } from "react";
import { useTranslate } from "#client/i18n/messages-provider.tsx";
import { formatMoney } from "#i18n/format.ts";
import type { MessageKey } from "#i18n/message-key.ts";
import { useOpenCheckout } from "#storefront/commerce/checkout/open-checkout.ts";
import { BalanceSwitch } from "#storefront/commerce/payment/balance-switch.tsx";
import { MethodChoice } from "#storefront/commerce/payment/method-choice.tsx";
import { PageHead } from "#storefront/shell/head/page-head.tsx";
import { useMomentText } from "#storefront/shell/use-moment-text.ts";
import { Button } from "#ui/button.tsx";
import { Note } from "#ui/note.tsx";
import { Panel } from "#ui/panel.tsx";
import { WholeDates } from "#ui/whole-dates.tsx";
import type { PayableData } from "./load-payment.ts";
import { PayableSummary } from "./payable-summary.tsx";
import { usePayAgain } from "./use-pay-again.ts";
import { useQuoteTracking } from "./use-quote-tracking.ts";

/** ROUTE-23: another payment attempt for an unpaid order. */
export function PayAgain({ payable }: { payable: PayableData }) {
  const t = useTranslate();
  const { deadline } = useMomentText();
  const attempt = usePayAgain(payable);
  const [isMissing, setMissing] = useState(false);
  const { price, chosen, problem } = attempt;
  const { currency, balance, number, expires_at, last_failure_key } = payable;
  useOpenCheckout(null);
  const quoteTracking = useQuoteTracking(payable);
  const formatAmount = (amount: typeof price.amount) => formatMoney(amount, currency, t.language);
  const isReady = chosen !== null || price.amount === 0;

  function handlePay() {
    setMissing(!isReady);
    if (isReady) quoteTracking.payClick(chosen);
    if (isReady) void attempt.pay();
    else document.querySelector<HTMLElement>("input[name=payment_method_id]")?.focus();
  }

  const title = t("payment.again.title", { number });
  return (
    <>
      <PageHead title={title} description={t("payment.again.description")} noindex />
      <h1 className="mb-2 type-h1">{title}</h1>
      <p className="mb-5 text-ui text-ink2 md:mb-6">
        <WholeDates>
          {expires_at ? t("payment.again.until", { moment: deadline(expires_at) }) : t("payment.again.description")}
        </WholeDates>
      </p>
      <div className="grid items-start gap-x-8 gap-y-5 tablet:grid-cols-[minmax(0,1fr)_360px] xl:grid-cols-[minmax(0,1fr)_412px] xl:gap-x-10">
        <div className="grid min-w-0 gap-4 md:gap-5">
          {(problem ?? last_failure_key) && (
            <Note tone="bad" live={problem !== null}>
              {t((problem ?? last_failure_key) as MessageKey)}
            </Note>
          )}
          {balance && balance.amount > 0 && (
            <BalanceSwitch
              available={balance.amount}
              currency={currency}
              isUsed={attempt.usesBalance}
              onChange={attempt.useBalance}
            />
          )}
          {(price.amount > 0 || !attempt.usesBalance) && (
            <Panel padding="wide">
              <h2 className="mb-4 type-h3 md:mb-5">{t("payment.method.title")}</h2>
              <MethodChoice
                methods={payable.payment_methods}
                currency={currency}
                chosen={chosen}
                error={isMissing && !isReady ? t("validation.choice") : undefined}
                onChoose={(method) => {
                  quoteTracking.payment(method);
                  attempt.choose(method);
                }}
              />
            </Panel>
          )}
        </div>
        <PayableSummary payable={payable} price={price}>
          <Button block size="lg" busy={attempt.busy} busyLabel={t("checkout.confirm.busy")} onClick={handlePay}>
            <Lock aria-hidden="true" />
            {t("payment.again.pay", { amount: formatAmount(price.amount) })}
          </Button>
        </PayableSummary>
      </div>
    </>
  );
}
