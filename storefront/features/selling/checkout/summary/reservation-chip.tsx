import { Timer } from "lucide-react";
import { useEffect, useState } from "react";
import { useTranslate } from "#client/i18n/messages-provider.tsx";
import type { CheckoutData } from "#contracts/shop/selling/checkout-data.ts";
import { announcedMinutes, countdownText, isRunningOut } from "#domain/selling/cart/reservation-countdown.ts";
import { useSecondsLeft } from "#storefront/commerce/cart/use-seconds-left.ts";
import { classNames } from "#ui/class-names.ts";

/** The countdown needs the difference between both clocks, so it starts after hydration. */
export function ReservationChip({ data }: { data: Pick<CheckoutData, "expiration" | "server_time"> }) {
  const { expiration, server_time } = data;
  const [clockAheadMs, setClockAheadMs] = useState<number | null>(null);
  useEffect(() => setClockAheadMs(Date.parse(server_time) - Date.now()), [server_time]);
  if (expiration === null) return null;
  return (
    <div className="mt-4 min-h-10">
      {clockAheadMs !== null && <Countdown expiration={expiration} clockAheadMs={clockAheadMs} />}
    </div>
  );
}

/** Screen readers are notified at ten, five and one minute only. */
function Countdown({ expiration, clockAheadMs }: { expiration: string; clockAheadMs: number }) {
  const t = useTranslate();
  const seconds = useSecondsLeft(expiration, clockAheadMs);
  const minutes = announcedMinutes(seconds);
  return (
    <div
      className={classNames(
        "flex min-h-10 items-center justify-center gap-2 rounded-field px-4 py-2 text-sm",
        isRunningOut(seconds) ? "bg-bad-fill text-bad-note" : "bg-warn-fill text-warn-note",
      )}
    >
      <Timer aria-hidden="true" className="size-4.5" />
      {seconds === 0 ? (
        <span>{t("checkout.reservation.over")}</span>
      ) : (
        <span>
          {t("checkout.reservation.for")} <b className="tabular-nums">{countdownText(seconds)}</b>
        </span>
      )}
      <span role="status" className="visually-hidden">
        {minutes !== null && t("checkout.reservation.minutes", { minutes })}
      </span>
    </div>
  );
}
