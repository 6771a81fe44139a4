import { Download } from "lucide-react";
import { useCallAction } from "#client/calls/use-call-action.ts";
import { useTranslate } from "#client/i18n/messages-provider.tsx";
import { DIRECTION } from "#domain/money/balance/entry.ts";
import { LocalLink } from "#storefront/shell/navigation/local-link.tsx";
import { usePageData } from "#storefront/shell/page-data.tsx";
import { Button } from "#ui/button.tsx";
import { type BalanceQuery, balancePath } from "./balance-query.ts";
import { downloadHistory } from "./download-history.ts";
import { PeriodForm } from "./period-form.tsx";

export function HistoryHead({ query }: { query: BalanceQuery }) {
  const t = useTranslate();
  const { currencyId } = usePageData();
  const { run, busy } = useCallAction();
  return (
    <div className="mt-9 mb-4 grid gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="type-h2">{t("balance.history")}</h2>
        <Button
          variant="outline"
          size="sm"
          busy={busy}
          busyLabel={t("balance.csv-busy")}
          onClick={() => run(() => downloadHistory(query, currencyId, t.language))}
        >
          <Download aria-hidden="true" />
          {t("balance.csv")}
        </Button>
      </div>
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
        <DirectionLinks query={query} />
        {/* The key resets the fields when the URL changes. */}
        <PeriodForm key={`${query.from} ${query.to}`} query={query} />
      </div>
    </div>
  );
}

const CHOICES = [
  { type: undefined, labelKey: "balance.filter.all" },
  { type: DIRECTION.addition, labelKey: "balance.column.added" },
  { type: DIRECTION.deduction, labelKey: "balance.column.spent" },
] as const;

const chip =
  "inline-flex min-h-11 items-center rounded-full border border-line bg-surface px-4.5 text-sm font-semibold " +
  "hover:border-line2 aria-[current=page]:border-ink aria-[current=page]:bg-ink aria-[current=page]:text-bg";

function DirectionLinks({ query: { type: chosen, from, to } }: { query: BalanceQuery }) {
  const t = useTranslate();
  const period = { ...(from ? { from } : {}), ...(to ? { to } : {}) };
  return (
    <nav aria-label={t("balance.filter")} className="flex flex-wrap gap-2">
      {CHOICES.map(({ type, labelKey }) => (
        <LocalLink
          key={labelKey}
          to={balancePath(type ? { ...period, type } : period)}
          aria-current={type === chosen ? "page" : undefined}
          className={chip}
        >
          {t(labelKey)}
        </LocalLink>
      ))}
    </nav>
  );
}
