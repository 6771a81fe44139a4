import { useTranslate } from "#client/i18n/messages-provider.tsx";
import type { OrderDetails } from "#contracts/shop/selling/orders.ts";
import type { MessageKey } from "#i18n/message-key.ts";
import { PageHead } from "#storefront/shell/head/page-head.tsx";
import { Pill } from "#ui/pill.tsx";
import { OrderDetail } from "../detail/order-detail.tsx";
import { OrderTools } from "../detail/order-tools.tsx";
import { KeepOrder } from "./keep-order.tsx";

/** The page that the mails of a guest's order link to: as in an account, without one. */
export function GuestOrderPage({ order, name }: { order: OrderDetails; name: string }) {
  const t = useTranslate();
  const title = t("order.detail.title", { number: order.number });
  return (
    <div className="mx-auto max-w-[1080px]">
      <PageHead title={title} description={t("order.guest.description")} noindex />
      <div className="mb-5 flex flex-wrap items-center justify-between gap-3 md:mb-6">
        <div className="flex min-w-0 flex-wrap items-center gap-x-4 gap-y-2">
          <h1 className="type-h1">{title}</h1>
          <Pill tone={order.status_tone}>{t(order.status_key as MessageKey)}</Pill>
        </div>
        <OrderTools order={order} />
      </div>
      <OrderDetail order={order} name={name} />
      <KeepOrder name={name} />
    </div>
  );
}
