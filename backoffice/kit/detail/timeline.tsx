import { useTranslate } from "#client/i18n/messages-provider.tsx";
import { classNames } from "#ui/class-names.ts";
import type { PillTone } from "#ui/pill.tsx";
import { shownMoment } from "../shown.ts";
import type { TimelineEntry } from "./detail.ts";

const DOTS: Readonly<Record<PillTone, string>> = {
  neutral: "bg-ink3",
  warn: "bg-warn",
  pri: "bg-pri",
  info: "bg-info",
  ok: "bg-ok",
  bad: "bg-bad",
};

/** Everything that has happened, the newest first. */
export function Timeline({ entries }: { entries: readonly TimelineEntry[] }) {
  const t = useTranslate();
  return (
    <section aria-labelledby="detail-timeline">
      <h3 id="detail-timeline" className="mb-2.5 type-h4">
        {t("staff.detail.timeline")}
      </h3>
      <ol className="grid gap-3.5 border-s border-line ps-5 text-sm">
        {entries.map(({ at, text, tone, by, note }) => (
          <li key={`${at} ${text} ${by}`} className="relative">
            <span
              aria-hidden="true"
              className={classNames("absolute -start-[1.5625rem] top-1.5 size-2.25 rounded-full", DOTS[tone])}
            />
            <p className="flex flex-wrap justify-between gap-x-3">
              <span className="font-semibold">{text}</span>
              <time dateTime={at} className="text-ink3 tabular-nums">
                {shownMoment(at)}
              </time>
            </p>
            {by !== null && <p className="text-ink2">{by}</p>}
            {note !== null && <p className="whitespace-pre-line text-ink2 wrap-anywhere">{note}</p>}
          </li>
        ))}
      </ol>
    </section>
  );
}
