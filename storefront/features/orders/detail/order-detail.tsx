import { FileDown } from "lucide-react";
import { useTranslate } from "../../../../client/i18n/messages-provider.tsx";
import type { OrderDetails } from "../../../../contracts/shop/orders.ts";
import { buttonClass } from "../../../../ui/button-class.ts";
import { ArrivalCard } from "./arrival-card.tsx";
import { CancelOrder } from "./cancel-order.tsx";
import { OrderDestination } from "./order-destination.tsx";
import { OrderProducts } from "./order-products.tsx";
import { isStopped } from "./order-progress.ts";
import { OrderTimeline } from "./order-timeline.tsx";

/** ROUTE-37 */
export function OrderDetail({ order }: { order: OrderDetails }) {
  // The timeline of these has few entries, so the products get the wide column.
  const isShort = order.can_pay || isStopped(order);
  const timeline = <OrderTimeline order={order} />;
  const products = <OrderProducts order={order} />;
  return (
    <div className="grid grid-cols-1 gap-5">
      <ArrivalCard order={order} />
      <div className="grid grid-cols-1 items-start gap-5 xl:grid-cols-[minmax(0,1fr)_24rem]">
        {isShort ? products : timeline}
        <div className="grid grid-cols-1 gap-5">
          {isShort ? timeline : products}
          <OrderDestination order={order} />
          {order.can_cancel && <CancelOrder order={order} />}
        </div>
      </div>
    </div>
  );
}

/** An order has an invoice once it is paid. */
export function InvoiceLink({ order: { invoice_url } }: { order: OrderDetails }) {
  const t = useTranslate();
  return (
    invoice_url && (
      <a href={invoice_url} download className={buttonClass({ variant: "outline", size: "sm" })}>
        <FileDown aria-hidden="true" />
        {t("order.detail.invoice")}
      </a>
    )
  );
}
