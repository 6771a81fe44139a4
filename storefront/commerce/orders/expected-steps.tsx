import { useTranslate } from "#client/i18n/messages-provider.tsx";
import type { OrderDetails } from "#contracts/shop/selling/orders.ts";
import type { MessageKey } from "#i18n/message-key.ts";
import { WholeDates } from "#ui/whole-dates.tsx";
import { arrivalText } from "../freight/arrival-texts.ts";
import { TimelineRow } from "./timeline-row.tsx";

/** The fields that say when an order or a parcel is expected. */
export type ExpectedOrder = Pick<OrderDetails, "steps" | "courier" | "arrives_from" | "arrives_to" | "pickup_point">;

/** Future steps with a known day, the latest on top; the last one shows its range of days and its pickup point. */
export function ExpectedSteps({ order }: { order: ExpectedOrder }) {
  const t = useTranslate();
  const { steps, courier } = order;
  // Days are known only of an order that is paid, not there yet and not late.
  if (order.arrives_from === null) return null;
  const ahead = steps.filter(({ state, day }) => state === "ahead" && day !== null);
  return ahead.toReversed().map(({ name_key, day }) => {
    const isLast = name_key === steps.at(-1)?.name_key;
    return (
      <TimelineRow
        key={name_key}
        when="ahead"
        icon={isLast ? "delivered" : "courier"}
        title={t(name_key as MessageKey, { courier: courier.name })}
      >
        <WholeDates>{t("order.detail.expected", { days: (isLast && arrivalOf(order)) || (day ?? "") })}</WholeDates>
      </TimelineRow>
    );
  });
}

function arrivalOf({ arrives_from, arrives_to, courier, pickup_point }: ExpectedOrder): string | null {
  if (!arrives_from || !arrives_to) return null;
  return [arrivalText(arrives_from, arrives_to), pickup_point && `${courier.name} ${pickup_point.name}`]
    .filter(Boolean)
    .join(", ");
}
