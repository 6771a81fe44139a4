import { useTranslate } from "#client/i18n/messages-provider.tsx";
import type { OrderDetails } from "#contracts/shop/selling/orders.ts";
import { formatMoney } from "#i18n/format.ts";
import type { MessageKey } from "#i18n/message-key.ts";
import { arrivalTexts } from "#storefront/commerce/freight/arrival-texts.ts";
import { ShipmentLine } from "#storefront/commerce/orders/shipment-line.tsx";
import { StepLine } from "#storefront/commerce/orders/step-line.tsx";
import { LocalLink } from "#storefront/shell/navigation/local-link.tsx";
import { useMomentText } from "#storefront/shell/use-moment-text.ts";
import { buttonClass } from "#ui/button-class.ts";
import { classNames } from "#ui/class-names.ts";
import { Panel } from "#ui/panel.tsx";
import { WholeDates } from "#ui/whole-dates.tsx";
import { isExpected, isStopped } from "./order-progress.ts";

/** Focus moves here when the order's status has changed on the page. */
export const ARRIVAL_ID = "arrival";

export function ArrivalCard({ order }: { order: OrderDetails }) {
  const t = useTranslate();
  const { next_step, can_pay } = order;
  return (
    <Panel>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <div className="min-w-0">
          <ArrivalTitle order={order} />
          {!can_pay && (
            <p className="mt-1 max-w-[44rem] text-ui text-ink2">
              <WholeDates>{t(next_step.key as MessageKey, next_step.values)}</WholeDates>
            </p>
          )}
        </div>
        <ShipmentLine {...order} />
      </div>
      {can_pay && <PayLine order={order} />}
      {!isStopped(order) && <StepLine order={order} className="mt-6" />}
    </Panel>
  );
}

/** The expected arrival, or the status where no arrival is known. */
function ArrivalTitle({ order }: { order: OrderDetails }) {
  const t = useTranslate();
  const { arrives_from, arrives_to, status_key } = order;
  const days = isExpected(order) && arrives_from && arrives_to && arrivalTexts({ arrives_from, arrives_to });
  return (
    <h2 id={ARRIVAL_ID} tabIndex={-1} className="type-h3">
      <WholeDates>{days ? t("order.detail.arrives", days) : t(status_key as MessageKey)}</WholeDates>
    </h2>
  );
}

function PayLine({ order }: { order: OrderDetails }) {
  const t = useTranslate();
  const { deadline } = useMomentText();
  return (
    <div className="mt-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-card bg-warn-fill p-4">
      <p className="min-w-0 grow basis-72 text-ui text-warn-note">
        <WholeDates>
          {order.expires_at
            ? t("order.detail.pay-until", { moment: deadline(order.expires_at) })
            : t("order.detail.unpaid")}
        </WholeDates>
      </p>
      <LocalLink to={`/payment/${order.slug}`} className={classNames(buttonClass({ size: "sm" }), "print:hidden")}>
        {t("orders.pay", { amount: formatMoney(order.totals.total, order.currency, t.language) })}
      </LocalLink>
    </div>
  );
}
