import type { ParcelDetails } from "#contracts/shop/forwarding/parcel-data.ts";
import { AnnouncedCard } from "./announced-card.tsx";
import { DeclarationCard } from "./declaration-card.tsx";
import { ParcelGallery } from "./parcel-gallery.tsx";
import { ParcelStrip } from "./parcel-strip.tsx";
import { ParcelTimeline } from "./parcel-timeline.tsx";
import { ReturnCard } from "./return-card.tsx";
import { ServicesCard } from "./services-card.tsx";
import { SizeCard } from "./size-card.tsx";
import { StorageCard } from "./storage-card.tsx";

/** Our purchases and unannounced parcels have no announcement by the customer. */
const wasAnnounced = ({ received_at, actions, may_act, status }: ParcelDetails) =>
  received_at === null && (actions.includes("cancel") || !may_act || status === "cancelled");

/** FORWARDING-02: a parcel with its next action, photos, contents and timeline. */
export function ParcelDetail({ parcel }: { parcel: ParcelDetails }) {
  return (
    <div className="grid grid-cols-1 gap-5">
      <ParcelStrip parcel={parcel} />
      <div className="grid grid-cols-1 items-start gap-5 xl:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="grid min-w-0 gap-5">
          {parcel.status === "returning" && parcel.sending_back && (
            <ReturnCard parcel={parcel} back={parcel.sending_back} />
          )}
          {wasAnnounced(parcel) && <AnnouncedCard parcel={parcel} />}
          <ParcelGallery parcel={parcel} />
          <DeclarationCard parcel={parcel} />
          <ParcelTimeline parcel={parcel} />
        </div>
        <div className="grid min-w-0 gap-5">
          {parcel.size && <SizeCard size={parcel.size} freight={parcel.freight} />}
          {parcel.storage && <StorageCard storage={parcel.storage} />}
          <ServicesCard parcel={parcel} />
        </div>
      </div>
    </div>
  );
}
