import { useTranslate } from "#client/i18n/messages-provider.tsx";
import { formatDate } from "#i18n/format.ts";
import { formatDeadline, formatMoment } from "#i18n/moments.ts";
import { useTimeZone } from "./use-time-zone.ts";

type Moment = string | Date;

export interface MomentText {
  day: (moment: Moment) => string;
  time: (moment: Moment) => string;
  /** With the name of the time zone. */
  deadline: (moment: Moment) => string;
}

/** REGION-07: moments on the storefront's clock. */
export function useMomentText(): MomentText {
  const t = useTranslate();
  const zone = useTimeZone();
  return {
    day: (moment) => formatDate(new Date(moment), zone),
    time: (moment) => formatMoment(new Date(moment), zone),
    deadline: (moment) => formatDeadline(new Date(moment), zone, t),
  };
}
