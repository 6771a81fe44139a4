import { Clock } from "lucide-react";
import { useEffect, useState } from "react";
import { useTranslate } from "#client/i18n/messages-provider.tsx";
import type { UnpaidOrder } from "#contracts/shop/people/identity.ts";
import { hoursText } from "#domain/selling/cart/reservation-countdown.ts";
import { buttonClass } from "#ui/button-class.ts";
import { classNames } from "#ui/class-names.ts";
import { Panel } from "#ui/panel.tsx";
import { WholeDates } from "#ui/whole-dates.tsx";
import { LocalLink } from "../../shell/navigation/local-link.tsx";
import { useMomentText } from "../../shell/use-moment-text.ts";
import { useSecondsLeft } from "../cart/use-seconds-left.ts";

/** A guest has no list of orders to find an unpaid one in: its number, its clock and the way to pay. */
export function UnpaidBanner({ order, isAtTop }: { order: UnpaidOrder; isAtTop: boolean }) {
  const { seconds_left, expires_at } = order;
  const [clockAheadMs, setClockAheadMs] = useState<number | null>(null);
  useEffect(
    () => setClockAheadMs(Date.parse(expires_at) - seconds_left * 1_000 - Date.now()),
    [expires_at, seconds_left],
  );
  return clockAheadMs === null ? null : <Banner order={order} clockAheadMs={clockAheadMs} isAtTop={isAtTop} />;
}

interface BannerProps {
  order: UnpaidOrder;
  clockAheadMs: number;
  isAtTop: boolean;
}

function Banner({ order: { number, slug, expires_at }, clockAheadMs, isAtTop }: BannerProps) {
  const t = useTranslate();
  const { deadline } = useMomentText();
  const seconds = useSecondsLeft(expires_at, clockAheadMs);
  if (seconds === 0) return null;
  const title = t("unpaid.banner.title", { number });
  return (
    <Panel
      padding="none"
      aria-label={title}
      className={classNames(
        "fixed inset-x-4 z-30 flex flex-wrap items-center gap-x-4 gap-y-3 px-5 py-4 shadow-sh3 sm:mr-auto sm:max-w-md lg:left-6 print:hidden",
        isAtTop ? "top-4" : BOTTOM,
      )}
    >
      <Clock aria-hidden="true" className="size-5 shrink-0 text-warn max-sm:hidden" />
      <p className="min-w-0 grow basis-56 text-sm">
        <strong className="block font-semibold">{title}</strong>
        <span className="text-ink2 tabular-nums">
          <WholeDates>
            {t("unpaid.banner.clock", { time: hoursText(seconds), moment: deadline(expires_at) })}
          </WholeDates>
        </span>
      </p>
      <LocalLink to={`/payment/${slug}`} className={buttonClass({ size: "sm" })}>
        {t("unpaid.pay")}
      </LocalLink>
    </Panel>
  );
}

/** Above the tabs of a phone, and left of the chat button. */
const BOTTOM =
  "bottom-[calc(94px+env(safe-area-inset-bottom))] max-sm:right-18 lg:bottom-6 [body:has([data-bar-above-tabs])_&]:max-lg:bottom-[calc(176px+env(safe-area-inset-bottom))]";
