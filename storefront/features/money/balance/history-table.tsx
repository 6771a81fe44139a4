import { useTranslate } from "#client/i18n/messages-provider.tsx";
import type { BalanceEntry } from "#domain/money/balance/entry.ts";
import { useMomentText } from "#storefront/shell/use-moment-text.ts";
import { classNames } from "#ui/class-names.ts";
import { Panel } from "#ui/panel.tsx";
import { amountClass, DirectionMark, EntryOrder, NoValue } from "./entry-cells.tsx";
import { presentEntry } from "./entry-presenter.ts";

export interface HistoryProps {
  entries: readonly BalanceEntry[];
  currency: string;
}

const COLUMNS = [
  { key: "balance.column.id", isNumber: false },
  { key: "balance.column.type", isNumber: false },
  { key: "balance.column.order", isNumber: false },
  { key: "balance.column.processor", isNumber: false },
  { key: "balance.column.date", isNumber: false },
  { key: "balance.column.before", isNumber: true },
  { key: "balance.column.amount", isNumber: true },
  { key: "balance.column.after", isNumber: true },
] as const;

/** ACCOUNT-02: for wide screens. */
export function HistoryTable({ entries, currency }: HistoryProps) {
  const t = useTranslate();
  return (
    <Panel as="div" padding="none" className="overflow-x-auto max-md:hidden">
      <table className="w-full text-sm">
        <caption className="visually-hidden">{t("balance.history")}</caption>
        <thead className="text-caption text-ink2">
          <tr className="border-b border-line">
            {COLUMNS.map(({ key, isNumber }) => (
              <th
                key={key}
                scope="col"
                className={classNames(cell, "h-11 font-label", isNumber ? "text-end" : "text-start")}
              >
                {t(key)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {entries.map((entry) => (
            <HistoryRow key={entry.id} entry={entry} currency={currency} />
          ))}
        </tbody>
      </table>
    </Panel>
  );
}

const cell = "px-3 first:ps-5 last:pe-5";
const figure = classNames(cell, "text-end whitespace-nowrap tabular-nums");

function HistoryRow({ entry, currency }: { entry: BalanceEntry; currency: string }) {
  const t = useTranslate();
  const { time } = useMomentText();
  const view = presentEntry(entry, currency, t);
  return (
    <tr className="h-14 border-b border-line last:border-0">
      <th scope="row" className={classNames(cell, "text-start font-normal text-ink2 tabular-nums")}>
        {view.number}
      </th>
      <td className={classNames(cell, "min-w-44")}>
        <span className="flex items-center gap-2.5 font-semibold">
          <DirectionMark isAddition={view.isAddition} />
          {view.label}
        </span>
      </td>
      <td className={classNames(cell, "wrap-anywhere")}>
        <EntryOrder {...view} />
      </td>
      <td className={cell}>{view.processor ?? <NoValue />}</td>
      <td className={classNames(cell, "whitespace-nowrap tabular-nums")}>
        <time dateTime={view.createdAt}>{time(view.createdAt)}</time>
      </td>
      <td className={classNames(figure, "text-ink2")}>{view.before}</td>
      <td className={classNames(figure, amountClass(view.isAddition))}>{view.amount}</td>
      <td className={figure}>{view.after}</td>
    </tr>
  );
}
