import { useTranslate } from "#client/i18n/messages-provider.tsx";
import type { OrderDetails } from "#contracts/shop/selling/orders.ts";
import { formatAtWarehouse } from "#i18n/format.ts";
import { type ExpectedOrder, ExpectedSteps } from "./expected-steps.tsx";
import { TimelinePanel } from "./timeline-panel.tsx";

type Entry = OrderDetails["timeline"][number];

/** These also show the warehouse's local time. */
const AT_WAREHOUSE: ReadonlySet<Entry["icon"]> = new Set(["processing", "packed", "moving"]);

/** Expected steps, then past events, the newest on top. */
export const OrderTimeline = ({ order }: { order: ExpectedOrder & Pick<OrderDetails, "timeline"> }) => (
  <TimelinePanel
    timeline={order.timeline}
    expected={<ExpectedSteps order={order} />}
    detailOf={(entry) => <Place entry={entry} />}
  />
);

function Place({ entry: { at, location, icon } }: { entry: Entry }) {
  const t = useTranslate();
  return (
    <>
      {location && ` · ${location}`}
      {AT_WAREHOUSE.has(icon) && (
        <span className="text-ink3">
          {" "}
          ({t("order.detail.warehouse-time", { time: formatAtWarehouse(new Date(at)) })})
        </span>
      )}
    </>
  );
}
