import { useTranslate } from "#client/i18n/messages-provider.tsx";
import type { BalanceEntry } from "#domain/money/balance/entry.ts";
import { useMomentText } from "#storefront/shell/use-moment-text.ts";
import { amountClass, DirectionMark, EntryOrder } from "./entry-cells.tsx";
import { presentEntry } from "./entry-presenter.ts";
import type { HistoryProps } from "./history-table.tsx";

/** ACCOUNT-02: for screens too narrow for the table. */
export function HistoryCards({ entries, currency }: HistoryProps) {
  return (
    <ul className="grid gap-3 md:hidden">
      {entries.map((entry) => (
        <HistoryCard key={entry.id} entry={entry} currency={currency} />
      ))}
    </ul>
  );
}

function HistoryCard({ entry, currency }: { entry: BalanceEntry; currency: string }) {
  const t = useTranslate();
  const { time } = useMomentText();
  const view = presentEntry(entry, currency, t);
  return (
    <li className="flex gap-3 rounded-card border border-line bg-surface p-4">
      <DirectionMark isAddition={view.isAddition} />
      <div className="min-w-0 grow">
        <div className="flex items-baseline justify-between gap-x-3">
          <p className="text-ui font-semibold">{view.label}</p>
          <p className={amountClass(view.isAddition)}>{view.amount}</p>
        </div>
        <p className="mt-0.5 text-caption text-ink2 tabular-nums">
          {view.number} · <time dateTime={view.createdAt}>{time(view.createdAt)}</time>
        </p>
        {(view.orderNumber || view.processor) && (
          <p className="mt-1 flex flex-wrap gap-x-3 text-sm wrap-anywhere">
            {view.orderNumber && <EntryOrder {...view} />}
            {view.processor && <span className="text-ink2">{view.processor}</span>}
          </p>
        )}
        <dl className="mt-2 flex flex-wrap gap-x-4 text-caption text-ink2 tabular-nums">
          <div className="flex gap-1.5">
            <dt>{t("balance.column.before")}</dt>
            <dd>{view.before}</dd>
          </div>
          <div className="flex gap-1.5">
            <dt>{t("balance.column.after")}</dt>
            <dd>{view.after}</dd>
          </div>
        </dl>
      </div>
    </li>
  );
}
