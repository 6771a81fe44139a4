import { type ReactNode, useId } from "react";
import { useTranslate } from "#client/i18n/messages-provider.tsx";
import type { Courier } from "#contracts/shop/selling/delivery.ts";
import { formatMoney } from "#i18n/format.ts";
import type { MessageKey } from "#i18n/message-key.ts";
import { classNames } from "#ui/class-names.ts";
import { radioMarkClass } from "#ui/radio-mark.ts";
import { CarrierMark } from "./carrier-mark.tsx";
import { courierTitle } from "./courier-title.ts";

interface CourierCardProps {
  courier: Courier;
  currency: string;
  isChosen: boolean;
  isLastUsed: boolean;
  errorId: string | undefined;
  onChoose: () => void;
  /** The pickup points of the selected courier. Outside the label, because they are controls themselves. */
  children?: ReactNode;
}

/** CHECKOUT-09: an unavailable courier stays focusable, so that its reason can be read. */
export function CourierCard({
  courier,
  currency,
  isChosen,
  isLastUsed,
  errorId,
  onChoose,
  children,
}: CourierCardProps) {
  const t = useTranslate();
  const detailId = useId();
  const unavailable = courier.unavailable_key && t(courier.unavailable_key as MessageKey);
  return (
    <div
      className={classNames(
        "overflow-hidden rounded-card border transition-colors",
        isChosen ? "border-pri inset-ring inset-ring-pri" : "border-line hover:border-line2",
        unavailable ? "bg-sunk" : "bg-surface",
      )}
    >
      <label
        className={classNames(
          "flex min-h-19 items-center gap-3 rounded-card px-3.5 py-3.5 sm:gap-3.5 sm:px-4.5 has-focus-visible:outline-3 has-focus-visible:-outline-offset-3 has-focus-visible:outline-pri",
          unavailable ? "cursor-not-allowed" : "cursor-pointer",
        )}
      >
        <input
          type="radio"
          name="delivery_method"
          value={courier.id}
          checked={isChosen}
          aria-disabled={unavailable ? true : undefined}
          aria-invalid={errorId ? true : undefined}
          aria-describedby={classNames(errorId, detailId)}
          className={classNames(radioMarkClass, "focus-visible:outline-none")}
          onClick={(event) => unavailable && event.preventDefault()}
          onChange={onChoose}
        />
        <CarrierMark courier={courier} />
        <span className="min-w-0 grow">
          <span className={classNames("block font-semibold", unavailable && "text-ink3")}>
            {courierTitle(courier, t)}
          </span>
          <span id={detailId} className={classNames("block text-sm", unavailable ? "text-bad" : "text-ink2")}>
            {unavailable ?? <CourierDetail courier={courier} />}
            {isLastUsed && !unavailable && (
              <span className="mt-1 block w-fit rounded-tag bg-soft px-2 py-0.5 text-caption text-softink">
                {t("checkout.courier.last-used")}
              </span>
            )}
          </span>
        </span>
        <span className="shrink-0 font-semibold tabular-nums">
          {formatMoney(courier.delivery_fee, currency, t.language)}
        </span>
      </label>
      {children}
    </div>
  );
}

function CourierDetail({ courier }: { courier: Courier }) {
  const t = useTranslate();
  const { min_days: from, max_days: to, has_pickup_points, pickup_points_total } = courier;
  const days = t("checkout.courier.days", { count: to, days: from === to ? String(from) : `${from}–${to}` });
  return (
    <>
      {has_pickup_points && (
        <span className="max-sm:hidden">{t("checkout.courier.points", { number: pickup_points_total })} · </span>
      )}
      {days}
    </>
  );
}
