import type { Money } from "#domain/money/money/money.ts";
import { formatMoney } from "#i18n/format.ts";
import type { Translate } from "#i18n/translate.ts";

/** "from €125.55" while the cheapest delivery stands in for one that is not chosen yet, else the amount. */
export function leastText(amount: Money, isFrom: boolean, currency: string, t: Translate): string {
  const price = formatMoney(amount, currency, t.language);
  return isFrom ? t("price.from", { price }) : price;
}
