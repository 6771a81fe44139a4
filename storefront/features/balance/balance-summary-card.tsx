import type { BalanceSummary } from "../../../contracts/calls/balance.ts";
import type { Money } from "../../../domain/money/money.ts";
import { formatMoney } from "../../../i18n/format.ts";
import { useTranslate } from "../../i18n/messages-provider.tsx";

export function BalanceSummaryCard({ summary: { balance, spent } }: { summary: BalanceSummary }) {
  const t = useTranslate();
  const inMoney = (amount: Money) => formatMoney(amount, balance.currency, t.language);
  return (
    <dl className="grid content-between gap-6 rounded-panel bg-top p-6 text-ontop md:p-8">
      <div>
        <dt className="text-ui">{t("balance.available")}</dt>
        <dd className="mt-1 text-[2.5rem]/tight font-bold tracking-tight tabular-nums md:text-[3rem]">
          {inMoney(balance.available)}
        </dd>
      </div>
      <div className="flex flex-wrap gap-x-8 gap-y-2 text-ui">
        <div className="flex gap-2">
          <dt>{t("balance.on-hold")}</dt>
          <dd className="font-semibold tabular-nums">{inMoney(balance.held)}</dd>
        </div>
        <div className="flex gap-2">
          <dt>{t("balance.spent-in", { year: String(spent.year) })}</dt>
          <dd className="font-semibold tabular-nums">{inMoney(spent.amount)}</dd>
        </div>
      </div>
    </dl>
  );
}
