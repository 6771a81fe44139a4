import { useEffect, useState } from "react";
import { useTranslate } from "#client/i18n/messages-provider.tsx";
import type { ContactLocation } from "#contracts/shop/content/contacts.ts";
import { openingAt } from "#domain/content/contacts/opening-hours.ts";
import { MINUTE_MS } from "#domain/shared/time/durations.ts";
import { weekdayName } from "#i18n/opening-hours.ts";
import { Pill } from "#ui/pill.tsx";

/** The moment of the render, and then the browser's clock: a cached page may be some minutes old. */
export function useNow(rendered: string): Date {
  const [now, setNow] = useState(() => new Date(rendered));
  useEffect(() => {
    const tick = () => setNow(new Date());
    tick();
    const timer = setInterval(tick, MINUTE_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}

/** Whether the location is open, on its own clock. */
export function OpeningPill({ location, now }: { location: ContactLocation; now: Date }) {
  const t = useTranslate();
  const { hours, time_zone: timeZone, closed_on: closedOn } = location;
  const opening = openingAt({ hours, timeZone, closedOn }, now);
  if (opening.isOpen) return <Pill tone="ok">{t("contacts.open-until", { time: opening.until })}</Pill>;
  const { next } = opening;
  if (!next) return <Pill>{t("contacts.closed")}</Pill>;
  const day = weekdayName(next.day, t.language);
  return (
    <Pill>
      {next.inDays === 0
        ? t("contacts.opens-today", { time: next.from })
        : t("contacts.opens-on", { day, time: next.from })}
    </Pill>
  );
}
