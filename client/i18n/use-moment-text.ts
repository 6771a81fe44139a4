import { useSyncExternalStore } from "react";
import { formatDate, formatTime } from "../../i18n/format.ts";

const neverChanges = () => () => undefined;

/** The server does not know the visitor's time zone: pages show UTC until hydration. */
function useTimeZone(): string | undefined {
  return useSyncExternalStore<string | undefined>(
    neverChanges,
    () => undefined,
    () => "UTC",
  );
}

export interface MomentText {
  day: (moment: string | Date) => string;
  time: (moment: string | Date) => string;
}

/** REGION-07: moments as yyyy-MM-dd and yyyy-MM-dd HH:mm in the visitor's time zone. */
export function useMomentText(): MomentText {
  const zone = useTimeZone();
  const day = (moment: string | Date) => formatDate(new Date(moment), zone);
  return { day, time: (moment) => `${day(moment)} ${formatTime(new Date(moment), zone)}` };
}
