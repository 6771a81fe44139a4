import { Camera } from "lucide-react";
import type { ParcelCard } from "#contracts/shop/forwarding/parcel-data.ts";
import { ParcelPhoto } from "#storefront/commerce/parcels/parcel-photo.tsx";
import { classNames } from "#ui/class-names.ts";
import { Chooser, Contents, Origin, ParcelName, ParcelVerb, Size } from "./parcel-facts.tsx";
import { isSendable, type Selection } from "./selection.ts";
import { StorageBar } from "./storage-bar.tsx";

/** A parcel with its photo large, for those who have few; on a phone the photo stands beside the facts. */
export function ParcelTile({ parcel, selection }: { parcel: ParcelCard; selection: Selection }) {
  return (
    <li
      className={classNames(
        "relative grid grid-cols-[7.25rem_minmax(0,1fr)] overflow-hidden rounded-card border bg-surface sm:grid-cols-1 sm:grid-rows-[auto_1fr]",
        selection.has(parcel) ? "border-pri outline outline-pri" : "border-line",
      )}
    >
      <div className="relative bg-sunk">
        <ParcelPhoto
          picture={parcel.photos[0]?.picture}
          alt=""
          isLarge
          className="h-full w-full sm:aspect-[4/3] sm:h-auto"
        />
        <PhotoCount count={parcel.photos.length} />
      </div>
      {isSendable(parcel) && (
        <div className="absolute start-2 top-2 rounded-field bg-surface/90 px-2">
          <Chooser {...{ parcel, selection }} />
        </div>
      )}
      <div className="flex min-w-0 flex-col gap-2 p-4">
        <ParcelName parcel={parcel} />
        <div>
          <Origin parcel={parcel} />
          <Contents parcel={parcel} />
        </div>
        <Size parcel={parcel} />
        {parcel.storage && <StorageBar storage={parcel.storage} />}
        <ParcelVerb parcel={parcel} className="mt-auto w-full" />
      </div>
    </li>
  );
}

function PhotoCount({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <span
      aria-hidden="true"
      className="absolute end-2 bottom-2 flex items-center gap-1.5 rounded-full bg-surface px-2.5 py-1 text-caption font-semibold tabular-nums sm:top-2 sm:bottom-auto"
    >
      <Camera className="size-4" />
      {count}
    </span>
  );
}
