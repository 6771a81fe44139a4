import { Wallet } from "lucide-react";
import { useEffect, useState } from "react";
import { useRevalidator } from "react-router";
import { useTranslate } from "#client/i18n/messages-provider.tsx";
import type { BalanceSummary } from "#contracts/shop/money/balance.ts";
import { formatMoney } from "#i18n/format.ts";
import { browserApi } from "../../browser-api.ts";
import { LocalLink } from "../navigation/local-link.tsx";
import { usePageData } from "../page-data.tsx";

interface BalanceActionProps {
  className: string;
  labelClass: string;
}

/** The available balance. */
export function BalanceAction({ className, labelClass }: BalanceActionProps) {
  const t = useTranslate();
  const balance = useBalance();
  if (!balance) return null;
  const amount = formatMoney(balance.available, balance.currency, t.language);
  return (
    <LocalLink to="/balance" aria-label={`${t("auth.menu.balance")}: ${amount}`} className={className}>
      <Wallet aria-hidden="true" />
      <span className={`${labelClass} tabular-nums`}>{amount}</span>
    </LocalLink>
  );
}

/** Asked again with the data of the page, which something may have spent. Null after a failure: then it is not shown. */
function useBalance(): BalanceSummary["balance"] | null {
  const { currencyId } = usePageData();
  const { state } = useRevalidator();
  const [balance, setBalance] = useState<BalanceSummary["balance"] | null>(null);
  useEffect(() => {
    if (state === "loading") return;
    let isGone = false;
    const found = browserApi.balance.getBalance({ currency_id: currencyId }).catch(() => null);
    found.then((answer) => isGone || setBalance(answer?.balance ?? null));
    return () => {
      isGone = true;
    };
  }, [currencyId, state]);
  return balance;
}
