import { Plane, Ship } from "lucide-react";
import { useTranslate } from "../../../client/i18n/messages-provider.tsx";
import type { CardShipping } from "../../../contracts/shop/product-card.ts";
import { formatMoney } from "../../../i18n/format.ts";
import type { Translate } from "../../../i18n/translate.ts";

const DAYS_PER_WEEK = 7;
const WEEKS_FROM_DAYS = 14;

const range = (from: number, to: number) => (from === to ? String(from) : `${from}–${to}`);

/** "5–8 days", "4–6 weeks". */
function shippingTime(t: Translate, days: CardShipping): string {
  if (days.min_days < WEEKS_FROM_DAYS) {
    return t("shipping.days", { count: days.max_days, range: range(days.min_days, days.max_days) });
  }
  const weeks = Math.ceil(days.max_days / DAYS_PER_WEEK);
  return t("shipping.weeks", { count: weeks, range: range(Math.floor(days.min_days / DAYS_PER_WEEK), weeks) });
}

interface ShippingTimeProps {
  shipping: CardShipping;
  /** Where the landed cost is shown too. */
  currency: string | undefined;
}

export function ShippingTime({ shipping, currency }: ShippingTimeProps) {
  const t = useTranslate();
  const { landed } = shipping;
  const Icon = shipping.method === "air" ? Plane : Ship;
  return (
    <p className="flex flex-wrap items-center gap-x-2 text-caption text-ink2">
      <Icon aria-hidden="true" className="size-4" />
      {t(`shipping.${shipping.method}-time`, { time: shippingTime(t, shipping) })}
      {currency && landed !== null && (
        <span className="text-ink">
          {t("product.landed-short", { price: t("price.from", { price: formatMoney(landed, currency, t.language) }) })}
        </span>
      )}
    </p>
  );
}
