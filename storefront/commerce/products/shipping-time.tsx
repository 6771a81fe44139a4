import { Plane, Ship } from "lucide-react";
import { useTranslate } from "../../../client/i18n/messages-provider.tsx";
import type { ProductCard } from "../../../contracts/shop/product-card.ts";
import type { Translate } from "../../../i18n/translate.ts";

type Shipping = NonNullable<ProductCard["shipping"]>;

const DAYS_PER_WEEK = 7;
const WEEKS_FROM_DAYS = 14;

const range = (from: number, to: number) => (from === to ? String(from) : `${from}–${to}`);

/** "5–8 days", "4–6 weeks". */
function shippingTime(t: Translate, days: Pick<Shipping, "min_days" | "max_days">): string {
  if (days.min_days < WEEKS_FROM_DAYS) {
    return t("shipping.days", { count: days.max_days, range: range(days.min_days, days.max_days) });
  }
  const weeks = Math.ceil(days.max_days / DAYS_PER_WEEK);
  return t("shipping.weeks", { count: weeks, range: range(Math.floor(days.min_days / DAYS_PER_WEEK), weeks) });
}

export function ShippingTime({ shipping }: { shipping: Shipping }) {
  const t = useTranslate();
  const Icon = shipping.method === "air" ? Plane : Ship;
  return (
    <p className="flex items-center gap-2 text-caption text-ink2">
      <Icon aria-hidden="true" className="size-4" />
      {t(`shipping.${shipping.method}-time`, { time: shippingTime(t, shipping) })}
    </p>
  );
}
