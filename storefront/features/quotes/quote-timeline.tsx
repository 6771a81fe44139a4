import { useId } from "react";
import { useTranslate } from "../../../client/i18n/messages-provider.tsx";
import type { QuoteDetails } from "../../../contracts/shop/quotes.ts";
import type { MessageKey } from "../../../i18n/message-key.ts";
import { TimelineRow } from "../../commerce/orders/timeline-row.tsx";
import { useMomentText } from "../../shell/use-moment-text.ts";

/** What has happened, the newest on top. */
export function QuoteTimeline({ timeline }: Pick<QuoteDetails, "timeline">) {
  const t = useTranslate();
  const id = useId();
  const { time } = useMomentText();
  return (
    <section aria-labelledby={id} className="rounded-panel border border-line bg-surface p-5 md:p-6">
      <h2 id={id} className="type-h3">
        {t("order.detail.timeline")}
      </h2>
      <ol className="mt-5">
        {timeline.map(({ key, values, at, icon }, index) => (
          <TimelineRow
            key={`${key} ${at}`}
            when={index === 0 ? "now" : "past"}
            icon={icon}
            title={t(key as MessageKey, values)}
          >
            <time dateTime={at}>{time(at)}</time>
          </TimelineRow>
        ))}
      </ol>
    </section>
  );
}
