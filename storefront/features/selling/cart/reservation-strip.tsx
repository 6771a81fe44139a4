import { Timer } from "lucide-react";
import { useEffect, useRef } from "react";
import { useCallAction } from "#client/calls/use-call-action.ts";
import { useTranslate } from "#client/i18n/messages-provider.tsx";
import {
  announcedMinutes,
  canBeExtended,
  countdownText,
  isRunningOut,
} from "#domain/selling/cart/reservation-countdown.ts";
import { formatTime } from "#i18n/format.ts";
import { keepForLonger, refreshCart } from "#storefront/commerce/cart/cart-actions.ts";
import type { CartTerms } from "#storefront/commerce/cart/cart-store.ts";
import { useSecondsLeft } from "#storefront/commerce/cart/use-seconds-left.ts";
import { useShownIn } from "#storefront/commerce/cart/use-shown-in.ts";
import { useTimeZone } from "#storefront/shell/use-time-zone.ts";
import { Button } from "#ui/button.tsx";
import { classNames } from "#ui/class-names.ts";

interface ReservationStripProps {
  expiration: string;
  terms: CartTerms;
}

/** CART-06: the time left, the end time, and what happens then. */
export function ReservationStrip({ expiration, terms }: ReservationStripProps) {
  const t = useTranslate();
  const zone = useTimeZone();
  const seconds = useSecondsLeft(expiration, terms.clockAheadMs);
  const minutes = announcedMinutes(seconds);
  useRefreshAtEnd(expiration, seconds);
  return (
    <section
      aria-label={t("cart.reservation.title")}
      className={classNames(
        "flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card px-4 py-3.5 md:px-5",
        isRunningOut(seconds) ? "bg-bad-fill text-bad-note" : "bg-warn-fill text-warn-note",
      )}
    >
      <Timer aria-hidden="true" className="size-5.5 shrink-0" />
      <div className="min-w-0 flex-1 basis-48">
        <p className="font-semibold">{t("cart.reservation.title")}</p>
        <p className="text-sm">
          {seconds > 0
            ? t("cart.reservation.until", { time: formatTime(new Date(expiration), zone) })
            : t("cart.reservation.over")}
        </p>
      </div>
      {minutes !== null && canBeExtended(expiration, terms.expirationLimit) && <ExtendButton />}
      <p role="timer" className="ms-auto text-[1.375rem]/7 font-bold tabular-nums">
        {countdownText(seconds)}
      </p>
      <p role="status" className="visually-hidden">
        {minutes !== null && t("cart.reservation.minutes-left", { count: minutes })}
      </p>
    </section>
  );
}

function ExtendButton() {
  const t = useTranslate();
  const shownIn = useShownIn();
  const { run, busy } = useCallAction();
  return (
    <Button size="sm" variant="outline" busy={busy} onClick={() => run(() => keepForLonger(shownIn))}>
      {t("cart.reservation.extend")}
    </Button>
  );
}

/** After the end only the server knows which lines are still reserved. */
function useRefreshAtEnd(expiration: string, seconds: number): void {
  const shownIn = useShownIn();
  const refreshedFor = useRef<string | null>(null);
  useEffect(() => {
    if (seconds > 0 || refreshedFor.current === expiration) return;
    refreshedFor.current = expiration;
    void refreshCart(shownIn);
  }, [expiration, seconds, shownIn]);
}
