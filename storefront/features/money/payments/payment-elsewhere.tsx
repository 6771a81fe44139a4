import { MonitorSmartphone } from "lucide-react";
import { useTranslate } from "#client/i18n/messages-provider.tsx";
import { NeutralOutcome } from "./neutral-outcome.tsx";

/** A bank's app may return a payer to another browser than the one that ordered: nothing of the payment is shown there (T058). */
export function PaymentElsewhere() {
  const t = useTranslate();
  return (
    <NeutralOutcome icon={MonitorSmartphone} title={t("payment.elsewhere.title")} text={t("payment.elsewhere.text")} />
  );
}
