import type { Translate } from "#i18n/translate.ts";

const DAYS_PER_WEEK = 7;
const WEEKS_FROM_DAYS = 14;

const range = (from: number, to: number) => (from === to ? String(from) : `${from}–${to}`);

/** "5–8 days", "4–6 weeks". */
export function shippingTimeText(t: Translate, days: { min_days: number; max_days: number }): string {
  if (days.min_days < WEEKS_FROM_DAYS) {
    return t("shipping.days", { count: days.max_days, range: range(days.min_days, days.max_days) });
  }
  const weeks = Math.ceil(days.max_days / DAYS_PER_WEEK);
  return t("shipping.weeks", { count: weeks, range: range(Math.floor(days.min_days / DAYS_PER_WEEK), weeks) });
}
