import { ArrowLeft, FileDown } from "lucide-react";
import type { OrderDetails } from "../../../../contracts/calls/orders.ts";
import type { MessageKey } from "../../../../i18n/message-key.ts";
import { buttonClass } from "../../../../ui/button-class.ts";
import { Pill } from "../../../../ui/pill.tsx";
import { useTranslate } from "../../../i18n/messages-provider.tsx";
import { LocalLink } from "../../../shell/navigation/local-link.tsx";
import { ArrivalCard } from "./arrival-card.tsx";
import { CancelOrder } from "./cancel-order.tsx";
import { OrderDestination } from "./order-destination.tsx";
import { OrderProducts } from "./order-products.tsx";
import { OrderTimeline } from "./order-timeline.tsx";

/** ROUTE-37: when it arrives, what happens now and whether one must act; then its way, its goods and its money. */
export function OrderDetail({ order }: { order: OrderDetails }) {
  const t = useTranslate();
  return (
    <div className="grid gap-5">
      <OrderHead order={order} />
      <ArrivalCard order={order} />
      <div className="grid items-start gap-5 xl:grid-cols-[minmax(0,1fr)_24rem]">
        <OrderTimeline timeline={order.timeline} />
        <div className="grid gap-5">
          <OrderProducts order={order} />
          <OrderDestination order={order} />
          {order.can_cancel && <CancelOrder order={order} />}
        </div>
      </div>
      <LocalLink to="/my-orders" className="inline-flex min-h-11 items-center gap-2 text-sm font-semibold text-pri">
        <ArrowLeft aria-hidden="true" className="size-4.5" />
        {t("auth.menu.orders")}
      </LocalLink>
    </div>
  );
}

function OrderHead({ order }: { order: OrderDetails }) {
  const t = useTranslate();
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <Pill tone={order.status_tone}>{t(order.status_key as MessageKey)}</Pill>
      {order.invoice_url && (
        <a href={order.invoice_url} download className={buttonClass({ variant: "outline", size: "sm" })}>
          <FileDown aria-hidden="true" />
          {t("order.detail.invoice")}
        </a>
      )}
    </div>
  );
}
