import { useTranslate } from "#client/i18n/messages-provider.tsx";
import { formatMoney } from "#i18n/format.ts";
import type { Order } from "./order-detail.tsx";

export function Lines({ order: { lines, total } }: { order: Order }) {
  const t = useTranslate();
  return (
    <ul className="grid gap-2.5 text-sm">
      {lines.map(({ position, name, variant, sku, quantity, total: sum }) => (
        <li key={position} className="flex justify-between gap-4 border-b border-line pb-2.5 last:border-0 last:pb-0">
          <div className="min-w-0">
            <p className="font-semibold wrap-anywhere">
              {quantity} × {name}
            </p>
            <p className="text-ink2 wrap-anywhere">
              {[variant, t("staff.orders.line.sku", { sku })].filter(Boolean).join(", ")}
            </p>
          </div>
          <span className="tabular-nums">{formatMoney(sum, total.currency, t.language)}</span>
        </li>
      ))}
    </ul>
  );
}
