import {
  entryNumber,
  labelKeyOf,
  orderNumberOf,
  processorNameOf,
  quoteSlugOf,
} from "#domain/money/balance/describe-entry.ts";
import { type BalanceEntry, DIRECTION } from "#domain/money/balance/entry.ts";
import { formatMoney } from "#i18n/format.ts";
import type { Translate } from "#i18n/translate.ts";

const MINUS = "\u2212";

/** A ledger entry for the table and the cards (ACCOUNT-02, ACCOUNT-03). */
export function presentEntry(entry: BalanceEntry, currency: string, t: Translate) {
  const isAddition = entry.type === DIRECTION.addition;
  const slug = quoteSlugOf(entry);
  return {
    number: entryNumber(entry),
    label: t(labelKeyOf(entry)),
    isAddition,
    orderNumber: orderNumberOf(entry),
    orderPath: slug === null ? null : `/quotes/${encodeURIComponent(slug)}`,
    processor: processorNameOf(entry),
    createdAt: entry.created_at,
    before: formatMoney(entry.starting_balance, currency, t.language),
    amount: `${isAddition ? "+" : MINUS}${formatMoney(entry.amount, currency, t.language)}`,
    after: formatMoney(entry.end_balance, currency, t.language),
  };
}

export type EntryView = ReturnType<typeof presentEntry>;
