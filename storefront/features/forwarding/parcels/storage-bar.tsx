import { useTranslate } from "#client/i18n/messages-provider.tsx";
import type { ParcelCard } from "#contracts/shop/forwarding/parcel-data.ts";
import { formatMoney } from "#i18n/format.ts";
import { classNames } from "#ui/class-names.ts";

type Storage = NonNullable<ParcelCard["storage"]>;

const SOON_DAYS = 6;

/** How much of the free storage is left; past it, what it costs so far. */
export function StorageBar({ storage }: { storage: Storage }) {
  const t = useTranslate();
  const { days_left, free_days, free_until, fee, daily_fee } = storage;
  const isOver = days_left < 0;
  const share = isOver ? 1 : Math.min(1, days_left / Math.max(1, free_days));
  const isSoon = !isOver && days_left < SOON_DAYS;
  return (
    <div className="text-sm">
      <p className={classNames("font-semibold tabular-nums", isOver && "text-warn", isSoon && "text-bad")}>
        {isOver
          ? t("parcel.storage.so-far", { fee: formatMoney(fee, "EUR", t.language) })
          : t("parcel.storage.days-left", { count: days_left })}
      </p>
      <Bar share={share} look={isOver ? "fill-warn" : isSoon ? "fill-bad" : "fill-pri"} />
      <p className="text-caption text-ink2 tabular-nums">
        {isOver
          ? t("parcel.storage.days-over", { count: -days_left, fee: formatMoney(daily_fee, "EUR", t.language) })
          : t("parcel.storage.free-until", { day: free_until })}
      </p>
    </div>
  );
}

/** Drawn, because the pages allow no styles of their own. */
function Bar({ share, look }: { share: number; look: string }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 100 4"
      preserveAspectRatio="none"
      className="my-1.5 block h-1 w-full rounded-full bg-line"
    >
      <rect width={Math.round(share * 100)} height="4" className={look} />
    </svg>
  );
}
