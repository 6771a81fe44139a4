import { useTranslate } from "#client/i18n/messages-provider.tsx";
import { DAY_MS, later } from "#domain/shared/time/durations.ts";
import { Pill } from "#ui/pill.tsx";
import { shownMoment } from "./shown.ts";

/** Until when something has to be done: marked on its last day, and said where it is over. */
export function Deadline({ at }: { at: string }) {
  const t = useTranslate();
  const now = new Date();
  const due = new Date(at);
  const moment = shownMoment(at);
  if (due <= now) return <Pill tone="bad">{t("staff.deadline.over", { moment })}</Pill>;
  if (due <= later(now, DAY_MS)) return <Pill tone="warn">{moment}</Pill>;
  return <span className="text-ink2 tabular-nums">{moment}</span>;
}
