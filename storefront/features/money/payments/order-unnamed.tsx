import { PackageSearch } from "lucide-react";
import { useTranslate } from "#client/i18n/messages-provider.tsx";
import { NeutralOutcome } from "./neutral-outcome.tsx";

/** ROUTE-22, ROUTE-27, ROUTE-43: the address names no order and no payment, so there is nothing to confirm. */
export function OrderUnnamed() {
  const t = useTranslate();
  return <NeutralOutcome icon={PackageSearch} title={t("payment.unnamed.title")} text={t("payment.unnamed.text")} />;
}
