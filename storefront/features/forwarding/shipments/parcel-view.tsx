import { useTranslate } from "#client/i18n/messages-provider.tsx";
import type { TrackingView } from "#contracts/shop/forwarding/shipments.ts";
import { formatOpeningHours } from "#i18n/opening-hours.ts";
import { OrderTimeline } from "#storefront/commerce/orders/order-timeline.tsx";
import { LocalLink } from "#storefront/shell/navigation/local-link.tsx";
import { useSiteLinks } from "#storefront/shell/navigation/use-site-links.ts";
import { Panel } from "#ui/panel.tsx";
import { LanePicture } from "./lane-picture.tsx";
import { ParcelStatus } from "./parcel-status.tsx";
import { ShareCard } from "./share-card.tsx";
import type { FoundBy } from "./tracking-form.tsx";

interface ParcelViewProps {
  parcel: TrackingView;
  /** The owner's search; without it the parcel cannot be shared. */
  by?: FoundBy;
}

/** FORWARDING-05: a parcel's location, timeline and next step. */
export function ParcelView({ parcel, by }: ParcelViewProps) {
  return (
    <div className="grid grid-cols-1 gap-5">
      <LanePicture parcel={parcel} />
      <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-[minmax(0,1fr)_25rem]">
        <div className="grid grid-cols-1 gap-5">
          <ParcelStatus parcel={parcel} />
          <OrderTimeline order={parcel} />
        </div>
        <div className="grid grid-cols-1 gap-5">
          <PickupCard parcel={parcel} />
          {by && <ShareCard by={by} />}
          <HelpCard />
        </div>
      </div>
    </div>
  );
}

function PickupCard({ parcel: { pickup_point: point, courier } }: { parcel: TrackingView }) {
  const t = useTranslate();
  if (!point) return null;
  const hours = point.hours && formatOpeningHours(point.hours, t.language);
  return (
    <Panel title={t("order.detail.collect-at")} titleClassName="type-h3 mb-2" className="text-ui">
      <p>{`${courier.name}, ${point.name}`}</p>
      <p className="text-ink2">{[point.street, point.city, hours].filter(Boolean).join(" · ")}</p>
      <p className="mt-2 text-sm text-ink2">{t("tracking.pin")}</p>
    </Panel>
  );
}

/** Links to the help that the storefront has. */
function HelpCard() {
  const t = useTranslate();
  const links = useSiteLinks(["claim", "contacts"]);
  if (links.length === 0) return null;
  return (
    <Panel title={t("tracking.help")} titleClassName="type-h3 mb-2" className="text-ui">
      {links.map(({ to, label }) => (
        <p key={to}>
          <LocalLink to={to} className="inline-flex min-h-11 items-center font-semibold text-pri hover:underline">
            {label}
          </LocalLink>
        </p>
      ))}
    </Panel>
  );
}
