import { MonitorSmartphone } from "lucide-react";
import { useTranslate } from "../../../client/i18n/messages-provider.tsx";
import { buttonClass } from "../../../ui/button-class.ts";
import { OutcomeCard } from "../../../ui/outcome-card.tsx";
import { useOpenCheckout } from "../../commerce/checkout/open-checkout.ts";
import { PageHead } from "../../shell/head/page-head.tsx";
import { LocalLink } from "../../shell/navigation/local-link.tsx";

/** A bank's app may return a payer to another browser than the one that ordered: nothing of the payment is shown there (T058). */
export function PaymentElsewhere() {
  const t = useTranslate();
  useOpenCheckout(null);
  return (
    <>
      <PageHead title={t("payment.elsewhere.title")} description={t("payment.elsewhere.text")} noindex />
      <OutcomeCard
        icon={MonitorSmartphone}
        tone="pri"
        title={t("payment.elsewhere.title")}
        text={t("payment.elsewhere.text")}
      >
        <LocalLink to="/" className={buttonClass({ block: true, size: "lg" })}>
          {t("payment.to-shop")}
        </LocalLink>
      </OutcomeCard>
    </>
  );
}
