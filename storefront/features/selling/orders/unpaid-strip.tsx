import { Clock } from "lucide-react";
import { useTranslate } from "#client/i18n/messages-provider.tsx";
import type { OrderListItem } from "#contracts/shop/selling/orders.ts";
import { formatMoney } from "#i18n/format.ts";
import type { MessageKey } from "#i18n/message-key.ts";
import { LocalLink } from "#storefront/shell/navigation/local-link.tsx";
import { buttonClass } from "#ui/button-class.ts";
import { classNames } from "#ui/class-names.ts";
import { ordersPath } from "./orders-query.ts";

interface UnpaidStripProps {
  count: number;
  /** The orders of the current page. */
  orders: readonly OrderListItem[];
}

/** A single unpaid order can be paid from here. */
export function UnpaidStrip({ count, orders }: UnpaidStripProps) {
  const t = useTranslate();
  const unpaid = orders.filter(({ is_unpaid }) => is_unpaid);
  const only = count === 1 ? unpaid[0] : undefined;
  if (count === 0) return null;
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-card bg-warn-fill px-5 py-4 text-warn-note">
      <p className="flex min-w-0 grow basis-72 items-start gap-3 text-ui">
        <Clock aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
        <span>
          <strong className="font-semibold">{t("orders.unpaid", { count })}</strong>
          {only?.next_step && ` ${t(only.next_step.key as MessageKey, only.next_step.values)}`}
        </span>
      </p>
      {only?.total && (
        <LocalLink to={`/payment/${only.slug}`} className={stripButton}>
          {t("orders.pay", { amount: formatMoney(only.total.amount, only.total.currency, t.language) })}
        </LocalLink>
      )}
      {unpaid.length === 0 && (
        <LocalLink to={ordersPath({ tab: "unpaid" })} className={stripButton}>
          {t("orders.unpaid.show")}
        </LocalLink>
      )}
    </div>
  );
}

const stripButton = classNames(buttonClass({ size: "sm" }), "max-sm:w-full");
