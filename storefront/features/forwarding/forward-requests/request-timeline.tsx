import type { RequestDetails } from "#contracts/shop/forwarding/forward-requests.ts";
import { TimelinePanel } from "#storefront/commerce/orders/timeline-panel.tsx";
import type { TimelineIcon } from "#storefront/commerce/orders/timeline-row.tsx";

/** By the last part of the entry's message; anything else is work of ours. */
const ICONS: Readonly<Record<string, TimelineIcon>> = {
  draft: "placed",
  awaiting_payment: "placed",
  paid: "paid",
  refund_partly: "paid",
  refunded: "paid",
  packed: "packed",
  dispatched: "moving",
  in_transit: "moving",
  customs: "customs",
  customs_action_needed: "customs",
  "customs-invoiced": "customs",
  "customs-returned": "customs",
  out_for_delivery: "courier",
  at_pickup_point: "arrived",
  delivered: "delivered",
  closed: "delivered",
  cancelled: "stopped",
  lost: "stopped",
  on_hold: "stopped",
  returned: "stopped",
};

const iconOf = (key: string) => ICONS[key.slice(key.lastIndexOf(".") + 1)] ?? "processing";

export const RequestTimeline = ({ timeline }: Pick<RequestDetails, "timeline">) => (
  <TimelinePanel
    timeline={timeline.map((entry) => ({ ...entry, icon: iconOf(entry.key) }))}
    detailOf={({ note }) => note && <span className="block wrap-anywhere text-ink">{note}</span>}
  />
);
