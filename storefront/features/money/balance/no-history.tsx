import { CalendarSearch, Wallet } from "lucide-react";
import { useTranslate } from "#client/i18n/messages-provider.tsx";
import { LocalLink } from "#storefront/shell/navigation/local-link.tsx";
import { buttonClass } from "#ui/button-class.ts";
import { EmptyState } from "#ui/empty-state.tsx";
import { type BalanceQuery, balancePath, isFiltered } from "./balance-query.ts";

export function NoHistory({ query }: { query: BalanceQuery }) {
  const t = useTranslate();
  if (isFiltered(query)) {
    return (
      <EmptyState
        heading="h3"
        title={t("balance.nothing.title")}
        drawing={<CalendarSearch className="size-12 text-pri" />}
        action={
          <LocalLink to={balancePath({})} className={buttonClass({ variant: "outline" })}>
            {t("balance.nothing.action")}
          </LocalLink>
        }
      />
    );
  }
  return (
    <EmptyState
      title={t("balance.empty.title")}
      text={t("balance.empty.text")}
      drawing={<Wallet className="size-12 text-pri" />}
    />
  );
}
