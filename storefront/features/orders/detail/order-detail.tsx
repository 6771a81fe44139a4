import type { OrderDetails } from "../../../../contracts/shop/orders.ts";
import { OrderTimeline } from "../../../commerce/orders/order-timeline.tsx";
import { usePageData } from "../../../shell/page-data.tsx";
import { ArrivalCard } from "./arrival-card.tsx";
import { CancelOrder } from "./cancel-order.tsx";
import { OrderDestination } from "./order-destination.tsx";
import { OrderProducts } from "./order-products.tsx";
import { isStopped } from "./order-progress.ts";

interface OrderDetailProps {
  order: OrderDetails;
  /** What the order was opened by: its slug or the token of a mailed link. */
  name: string;
}

/** ROUTE-37 */
export function OrderDetail({ order, name }: OrderDetailProps) {
  // The timeline of these has few entries, so the products get the wide column.
  const isShort = order.can_pay || isStopped(order);
  const { site } = usePageData().config;
  const timeline = <OrderTimeline order={order} />;
  const products = <OrderProducts order={order} />;
  return (
    <div className="grid grid-cols-1 gap-5">
      {/* The header, which says whose shop this is, is not printed. */}
      <p className="hidden text-sm print:block">
        {site.name}, {new URL(site.app_url).host}
      </p>
      <ArrivalCard order={order} />
      <div className="grid grid-cols-1 items-start gap-5 xl:grid-cols-[minmax(0,1fr)_24rem] print:grid-cols-1">
        {isShort ? products : timeline}
        <div className="grid grid-cols-1 gap-5">
          {isShort ? timeline : products}
          <OrderDestination order={order} />
          {order.can_cancel && <CancelOrder name={name} />}
        </div>
      </div>
    </div>
  );
}
