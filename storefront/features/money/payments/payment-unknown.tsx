import { CloudOff } from "lucide-react";
import { useRevalidator } from "react-router";
import { useTranslate } from "#client/i18n/messages-provider.tsx";
import { useOpenCheckout } from "#storefront/commerce/checkout/open-checkout.ts";
import { PageHead } from "#storefront/shell/head/page-head.tsx";
import { Button } from "#ui/button.tsx";
import { OutcomeCard } from "#ui/outcome-card.tsx";

/** A failed call says nothing about an order or its money, so this page claims nothing either. */
export function PaymentUnknown() {
  const t = useTranslate();
  const { revalidate, state } = useRevalidator();
  useOpenCheckout(null);
  return (
    <>
      <PageHead title={t("payment.unknown.title")} description={t("payment.unknown.text")} noindex />
      <OutcomeCard icon={CloudOff} tone="warn" title={t("payment.unknown.title")} text={t("payment.unknown.text")}>
        <Button block size="lg" busy={state === "loading"} onClick={() => void revalidate()}>
          {t("payment.unknown.again")}
        </Button>
      </OutcomeCard>
    </>
  );
}
