import { useId } from "react";
import { useTranslate } from "../../../client/i18n/messages-provider.tsx";
import type { RequestDetails } from "../../../contracts/shop/forward-requests.ts";
import type { MessageKey } from "../../../i18n/message-key.ts";
import { type TimelineIcon, TimelineRow } from "../../commerce/orders/timeline-row.tsx";
import { useMomentText } from "../../shell/use-moment-text.ts";

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

/** What has happened to a request, the newest on top. */
export function RequestTimeline({ timeline }: Pick<RequestDetails, "timeline">) {
  const t = useTranslate();
  const id = useId();
  const { time } = useMomentText();
  return (
    <section aria-labelledby={id} className="rounded-panel border border-line bg-surface p-5 md:p-6">
      <h2 id={id} className="type-h3">
        {t("order.detail.timeline")}
      </h2>
      <ol className="mt-5">
        {timeline.map(({ key, at, note }, index) => (
          <TimelineRow
            key={`${key} ${at}`}
            when={index === 0 ? "now" : "past"}
            icon={iconOf(key)}
            title={t(key as MessageKey)}
          >
            <time dateTime={at}>{time(at)}</time>
            {note && <span className="block wrap-anywhere text-ink">{note}</span>}
          </TimelineRow>
        ))}
      </ol>
    </section>
  );
}
