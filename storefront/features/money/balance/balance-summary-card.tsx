import { ArrowDownLeft, Plus } from "lucide-react";
import { useTranslate } from "#client/i18n/messages-provider.tsx";
import type { BalanceSummary } from "#contracts/shop/money/balance.ts";
import type { Money } from "#domain/money/money/money.ts";
import { formatMoney } from "#i18n/format.ts";
import { LocalLink } from "#storefront/shell/navigation/local-link.tsx";
import { buttonClass } from "#ui/button-class.ts";
import { classNames } from "#ui/class-names.ts";

export function BalanceSummaryCard({ summary: { balance, spent } }: { summary: BalanceSummary }) {
  const t = useTranslate();
  const formatAmount = (amount: Money) => formatMoney(amount, balance.currency, t.language);
  return (
    <div className="ground-dark relative isolate flex flex-col justify-between gap-6 overflow-hidden rounded-panel border border-ontop/10 bg-top p-6 text-ui text-ontop md:p-8">
      <BackgroundIcon />
      <dl className="flex flex-wrap content-between gap-x-8 gap-y-2">
        <div className="mb-4 w-full">
          <dt>{t("balance.available")}</dt>
          <dd className="mt-1 text-[2.5rem]/tight font-bold tracking-tight tabular-nums md:text-[3rem]">
            {formatAmount(balance.available)}
          </dd>
        </div>
        <Figure label={t("balance.on-hold")} amount={formatAmount(balance.held)} />
        <Figure label={t("balance.spent-in", { year: String(spent.year) })} amount={formatAmount(spent.amount)} />
      </dl>
      <LocalLink to="/balance/pay" className={classNames(buttonClass({ variant: "accent" }), "w-fit")}>
        <Plus aria-hidden="true" />
        {t("topup.open")}
      </LocalLink>
    </div>
  );
}

function BackgroundIcon() {
  return (
    <span
      aria-hidden="true"
      className="absolute -end-5 -bottom-8 -z-1 grid size-40 place-items-center rounded-panel bg-ontop/12 text-top max-sm:hidden"
    >
      <ArrowDownLeft className="size-28 stroke-2" />
    </span>
  );
}

function Figure({ label, amount }: { label: string; amount: string }) {
  return (
    <div className="flex gap-2">
      <dt>{label}</dt>
      <dd className="font-semibold tabular-nums">{amount}</dd>
    </div>
  );
}
