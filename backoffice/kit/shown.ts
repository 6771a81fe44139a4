import type { Money } from "#domain/money/money/money.ts";
import { formatDate, formatMoney, formatTime } from "#i18n/format.ts";
import type { Translate } from "#i18n/translate.ts";

/** Sums and moments of rows, as the member's browser shows them. */
export const shownMoney = ({ amount, currency }: { amount: Money; currency: string }, t: Translate) =>
  formatMoney(amount, currency, t.language);

export function shownMoment(iso: string): string {
  const at = new Date(iso);
  return `${formatDate(at)} ${formatTime(at)}`;
}
