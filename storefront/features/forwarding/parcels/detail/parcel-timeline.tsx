import { useTranslate } from "#client/i18n/messages-provider.tsx";
import type { ParcelDetails } from "#contracts/shop/forwarding/parcel-data.ts";
import type { MessageKey } from "#i18n/message-key.ts";
import { formatMoment } from "#i18n/moments.ts";
import { useMomentText } from "#storefront/shell/use-moment-text.ts";
import { classNames } from "#ui/class-names.ts";
import { Card } from "./card.tsx";

/** The events of a parcel, newest first, in the customer's time zone and the warehouse's. */
export function ParcelTimeline({ parcel: { timeline, time_zone } }: { parcel: ParcelDetails }) {
  const t = useTranslate();
  const { time } = useMomentText();
  return (
    <Card title={t("parcel.timeline")}>
      <ol>
        {timeline.map(({ key, at, note }, index) => (
          <li key={`${key} ${at}`} className="group relative flex gap-4 pb-5 last:pb-0">
            <span
              aria-hidden="true"
              className="absolute top-4 bottom-0 left-1.75 w-0.5 bg-soft-hover group-last:hidden"
            />
            <span
              aria-hidden="true"
              className={classNames(
                "relative mt-1 size-4 shrink-0 rounded-full",
                index === 0 ? "bg-pri ring-4 ring-soft" : "bg-soft-hover",
                // Browsers print no backgrounds.
                "print:border-2 print:border-pri",
              )}
            />
            <div className="min-w-0">
              <p className="text-ui font-semibold">{t(key as MessageKey)}</p>
              {note && <p className="text-sm wrap-anywhere">{note}</p>}
              <p className="text-sm text-ink2 tabular-nums">
                <time dateTime={at}>{time(at)}</time>{" "}
                <span className="text-ink3">
                  ({t("order.detail.warehouse-time", { time: formatMoment(new Date(at), time_zone as "UTC") })})
                </span>
              </p>
            </div>
          </li>
        ))}
      </ol>
    </Card>
  );
}
