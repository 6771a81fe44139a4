import type { ReactNode } from "react";
import { useTranslate } from "#client/i18n/messages-provider.tsx";
import { formatDecimal, formatMoney } from "#i18n/format.ts";
import { classNames } from "#ui/class-names.ts";
import type { Order } from "./order-detail.tsx";

/** As the customer's page adds them up; what is nothing is left out. */
const LINES = ["subtotal", "shipping", "shipping_discount", "delivery", "promotion_discount", "payment_fee"] as const;
/** Taken off the rest. */
const DISCOUNTS: readonly string[] = ["shipping_discount", "promotion_discount"];

export function Price({ order: { amounts, total } }: { order: Order }) {
  const t = useTranslate();
  const shown = (sum: (typeof amounts)["total"]) => formatMoney(sum, total.currency, t.language);
  const percent = formatDecimal(amounts.tax_percent, t.language, { least: 0, most: 2 });
  return (
    <dl className="grid gap-1.5 text-sm tabular-nums">
      {LINES.filter((name) => amounts[name] !== 0).map((name) => (
        <Line key={name} name={t(`staff.orders.price.${name}`)}>
          {DISCOUNTS.includes(name) && "−"}
          {shown(amounts[name])}
        </Line>
      ))}
      <Line name={t("staff.orders.price.total")} className="border-t border-line pt-1.5 font-semibold">
        {shown(amounts.total)}
      </Line>
      {amounts.tax !== 0 && (
        <Line name={t("staff.orders.price.tax", { percent })} className="text-ink2">
          {shown(amounts.tax)}
        </Line>
      )}
    </dl>
  );
}

function Line({ name, className, children }: { name: string; className?: string; children: ReactNode }) {
  return (
    <div className={classNames("flex justify-between gap-4", className)}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
