import { useTranslate } from "#client/i18n/messages-provider.tsx";
import type { OrderDetails } from "#contracts/shop/selling/orders.ts";
import { Destination } from "#storefront/commerce/orders/destination.tsx";
import { ExtrasList } from "#storefront/commerce/orders/extras-list.tsx";
import { OrderTimeline } from "#storefront/commerce/orders/order-timeline.tsx";
import { LocalLink } from "#storefront/shell/navigation/local-link.tsx";
import { usePageData } from "#storefront/shell/page-data.tsx";
import { buttonClass } from "#ui/button-class.ts";
import { classNames } from "#ui/class-names.ts";
import { Panel } from "#ui/panel.tsx";
import { ArrivalCard } from "./arrival-card.tsx";
import { CancelOrder } from "./cancel-order.tsx";
import { OrderProducts } from "./order-products.tsx";
import { isStopped } from "./order-progress.ts";

interface OrderDetailProps {
  order: OrderDetails;
  /** The order's slug, or the token of a mailed link. */
  name: string;
}

/** ROUTE-37 */
export function OrderDetail({ order, name }: OrderDetailProps) {
  // The timeline of unpaid and stopped orders has few entries, so the products get the wide column.
  const isShort = order.can_pay || isStopped(order);
  const { site } = usePageData().config;
  const timeline = <OrderTimeline order={order} />;
  const products = <OrderProducts order={order} />;
  return (
    <div className="grid grid-cols-1 gap-5">
      {/* The header, which names the shop, is not printed. */}
      <p className="hidden text-sm print:block">
        {site.name}, {new URL(site.app_url).host}
      </p>
      <ArrivalCard order={order} />
      <div className="grid grid-cols-1 items-start gap-5 xl:grid-cols-[minmax(0,1fr)_24rem] print:grid-cols-1">
        {isShort ? products : timeline}
        <div className="grid grid-cols-1 gap-5">
          {isShort ? timeline : products}
          <Destination order={order} />
          {order.extras && (
            <Panel>
              <ExtrasList extras={order.extras} />
            </Panel>
          )}
          {order.can_cancel && <CancelOrder name={name} />}
          {order.can_claim && <ClaimLink number={order.number} />}
          {order.can_withdraw && <WithdrawLink name={name} />}
        </div>
      </div>
    </div>
  );
}

/** The law demands this link on every order that the buyer can still withdraw from. */
function WithdrawLink({ name }: { name: string }) {
  const t = useTranslate();
  return (
    <LocalLink to={`/withdrawal/${name}`} className={classNames(buttonClass({ variant: "outline" }), "print:hidden")}>
      {t("order.detail.withdraw")}
    </LocalLink>
  );
}

/** For damaged, missing or late goods. */
function ClaimLink({ number }: { number: string }) {
  const t = useTranslate();
  return (
    <LocalLink
      to={`/claim-form?number=${number}`}
      className={classNames(buttonClass({ variant: "outline" }), "print:hidden")}
    >
      {t("claim.title")}
    </LocalLink>
  );
}
