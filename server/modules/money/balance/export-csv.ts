import { entryNumber, labelKeyOf, orderNumberOf, processorNameOf } from "#domain/money/balance/describe-entry.ts";
import { type BalanceEntry, DIRECTION } from "#domain/money/balance/entry.ts";
import { type Money, toDecimalString } from "#domain/money/money/money.ts";
import type { TimeZone } from "#domain/shared/locale/time-zone.ts";
import { csvFile } from "#domain/shared/text/csv.ts";
import { formatMoment, zoneName } from "#i18n/moments.ts";
import type { Translate } from "#i18n/translate.ts";

/** The history as CSV: plain numbers, additions and deductions in separate columns (ACCOUNT-02). */
export function historyAsCsv(
  entries: readonly BalanceEntry[],
  { currency, timeZone }: { currency: string; timeZone: TimeZone },
  t: Translate,
): string {
  const headings = [
    t("balance.column.id"),
    t("balance.column.type"),
    t("balance.column.order"),
    t("balance.column.processor"),
    t("balance.column.date-in", { zone: zoneName(timeZone, t) }),
    t("balance.column.before"),
    t("balance.column.added"),
    t("balance.column.spent"),
    t("balance.column.after"),
    t("balance.column.currency"),
  ];
  const rows = entries.map((entry) => [
    entryNumber(entry),
    t(labelKeyOf(entry)),
    orderNumberOf(entry) ?? "",
    processorNameOf(entry) ?? "",
    formatMoment(new Date(entry.created_at), timeZone),
    decimal(entry.starting_balance),
    entry.type === DIRECTION.addition ? decimal(entry.amount) : "",
    entry.type === DIRECTION.deduction ? decimal(entry.amount) : "",
    decimal(entry.end_balance),
    currency,
  ]);
  return csvFile([headings, ...rows]);
}

/** Two decimals unless there are more. */
const decimal = (amount: Money) => toDecimalString(amount).replace(/00$/, "");
