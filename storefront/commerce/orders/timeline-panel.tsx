import type { ReactNode } from "react";
import { useTranslate } from "#client/i18n/messages-provider.tsx";
import type { MessageKey } from "#i18n/message-key.ts";
import type { Values } from "#i18n/translate.ts";
import { Panel } from "#ui/panel.tsx";
import { useMomentText } from "../../shell/use-moment-text.ts";
import { type TimelineIcon, TimelineRow } from "./timeline-row.tsx";

interface TimelineEntry {
  key: string;
  values?: Values;
  at: string;
  icon: TimelineIcon;
}

interface TimelinePanelProps<Entry extends TimelineEntry> {
  timeline: readonly Entry[];
  /** Rows of future steps, above the others. */
  expected?: ReactNode;
  /** Shown after the time of an entry. */
  detailOf?: (entry: Entry) => ReactNode;
}

/** Past events, the newest on top. */
export function TimelinePanel<Entry extends TimelineEntry>(props: TimelinePanelProps<Entry>) {
  const { timeline, expected, detailOf } = props;
  const t = useTranslate();
  const { time } = useMomentText();
  return (
    <Panel title={t("order.detail.timeline")} titleClassName="type-h3">
      <ol className="mt-5">
        {expected}
        {timeline.map((entry, index) => (
          <TimelineRow
            key={`${entry.key} ${entry.at}`}
            when={index === 0 ? "now" : "past"}
            icon={entry.icon}
            title={t(entry.key as MessageKey, entry.values)}
          >
            <time dateTime={entry.at}>{time(entry.at)}</time>
            {detailOf?.(entry)}
          </TimelineRow>
        ))}
      </ol>
    </Panel>
  );
}
