import { Plane, Ship } from "lucide-react";
import type { OrderDetails } from "../../../../contracts/calls/orders.ts";
import { formatMoney } from "../../../../i18n/format.ts";
import type { MessageKey } from "../../../../i18n/message-key.ts";
import { buttonClass } from "../../../../ui/button-class.ts";
import { useTranslate } from "../../../i18n/messages-provider.tsx";
import { LocalLink } from "../../../shell/navigation/local-link.tsx";
import { StepLine } from "../../../shell/orders/step-line.tsx";
import { useMomentText } from "../../../shell/use-moment-text.ts";

/** The one sentence of an order, and how far it has come. */
export function ArrivalCard({ order }: { order: OrderDetails }) {
  const t = useTranslate();
  const { arrives_from, arrives_to, next_step, can_pay } = order;
  const isOver = order.state === "cancelled" || order.state === "refunded";
  return (
    <section className="rounded-panel border border-line bg-surface p-5 md:p-7">
      <div className="flex flex-wrap justify-between gap-x-6 gap-y-3">
        <div className="min-w-0">
          {!isOver && arrives_from && arrives_to && order.state !== "delivered" && (
            <h2 className="type-h3">{t("order.detail.arrives", { from: arrives_from, to: arrives_to })}</h2>
          )}
          <p className="mt-1 max-w-[44rem] text-ui text-ink2">{t(next_step.key as MessageKey, next_step.values)}</p>
        </div>
        <Route order={order} />
      </div>
      {can_pay && <PayLine order={order} />}
      {!isOver && <StepLine order={order} className="mt-6" />}
    </section>
  );
}

function Route({ order: { shipping_method, tracking_number } }: { order: OrderDetails }) {
  const t = useTranslate();
  const Icon = shipping_method === "air" ? Plane : Ship;
  return (
    <p className="flex h-fit items-center gap-2 text-sm text-ink2">
      <Icon aria-hidden="true" className="size-4.5" />
      {t(`order.detail.by-${shipping_method}`)}
      {tracking_number && <span className="font-semibold text-ink tabular-nums">· {tracking_number}</span>}
    </p>
  );
}

function PayLine({ order }: { order: OrderDetails }) {
  const t = useTranslate();
  const { time } = useMomentText();
  return (
    <div className="mt-5 flex flex-wrap items-center justify-between gap-3 rounded-card bg-warn-fill p-4">
      <p className="text-ui text-warn-note">
        {order.expires_at ? t("order.detail.pay-until", { moment: time(order.expires_at) }) : t("order.detail.unpaid")}
      </p>
      <LocalLink to={`/payment/${order.slug}`} className={buttonClass({ size: "sm" })}>
        {t("orders.pay", { amount: formatMoney(order.totals.total, order.currency, t.language) })}
      </LocalLink>
    </div>
  );
}
