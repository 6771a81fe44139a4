import { useId } from "react";
import { useTranslate } from "../../../client/i18n/messages-provider.tsx";
import type { OrderDetails } from "../../../contracts/shop/orders.ts";
import { formatAtWarehouse } from "../../../i18n/format.ts";
import type { MessageKey } from "../../../i18n/message-key.ts";
import { useMomentText } from "../../shell/use-moment-text.ts";
import { type ExpectedOrder, ExpectedSteps } from "./expected-steps.tsx";
import { TimelineRow } from "./timeline-row.tsx";

type Entry = OrderDetails["timeline"][number];

/** These also show the warehouse's local time. */
const AT_WAREHOUSE: ReadonlySet<Entry["icon"]> = new Set(["processing", "packed", "moving"]);

/** Expected steps, then past events, the newest on top. */
export function OrderTimeline({ order }: { order: ExpectedOrder & Pick<OrderDetails, "timeline"> }) {
  const t = useTranslate();
  const id = useId();
  return (
    <section aria-labelledby={id} className="rounded-panel border border-line bg-surface p-5 md:p-6">
      <h2 id={id} className="type-h3">
        {t("order.detail.timeline")}
      </h2>
      <ol className="mt-5">
        <ExpectedSteps order={order} />
        {order.timeline.map((entry, index) => (
          <TimelineRow
            key={`${entry.key} ${entry.at}`}
            when={index === 0 ? "now" : "past"}
            icon={entry.icon}
            title={t(entry.key as MessageKey, entry.values)}
          >
            <Moment entry={entry} />
          </TimelineRow>
        ))}
      </ol>
    </section>
  );
}

function Moment({ entry: { at, location, icon } }: { entry: Entry }) {
  const t = useTranslate();
  const { time } = useMomentText();
  return (
    <>
      <time dateTime={at}>{time(at)}</time>
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
