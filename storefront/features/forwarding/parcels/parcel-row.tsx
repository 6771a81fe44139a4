import type { ParcelCard } from "#contracts/shop/forwarding/parcel-data.ts";
import { ParcelPhoto } from "#storefront/commerce/parcels/parcel-photo.tsx";
import { classNames } from "#ui/class-names.ts";
import { Chooser, Contents, Origin, ParcelName, ParcelVerb, Size } from "./parcel-facts.tsx";
import { isSendable, type Selection } from "./selection.ts";
import { StorageBar } from "./storage-bar.tsx";

/** A parcel's photos, status, contents, charged weight, storage time and next action. */
export function ParcelRow({ parcel, selection }: { parcel: ParcelCard; selection: Selection }) {
  return (
    <li
      className={classNames(
        selection.has(parcel) && "bg-selected",
        "grid gap-x-5 gap-y-3 px-4 py-4 md:grid-cols-[auto_minmax(0,1fr)_auto] md:items-center xl:grid-cols-[auto_minmax(0,1.5fr)_minmax(0,1fr)_minmax(0,0.9fr)_7rem]",
      )}
    >
      <div className="flex items-center gap-3">
        {isSendable(parcel) ? (
          <Chooser {...{ parcel, selection }} />
        ) : (
          // A spacer, so that the columns of all rows align.
          <span aria-hidden="true" className="w-7 max-md:hidden" />
        )}
        <Photos parcel={parcel} />
      </div>
      <div className="min-w-0">
        <ParcelName parcel={parcel} />
        <Origin parcel={parcel} />
        <Contents parcel={parcel} />
      </div>
      <div className="md:max-xl:col-span-2">
        <Size parcel={parcel} />
      </div>
      <div className="md:max-xl:col-span-2">{parcel.storage && <StorageBar storage={parcel.storage} />}</div>
      <ParcelVerb parcel={parcel} className="md:max-xl:col-start-3 md:max-xl:row-start-1" />
    </li>
  );
}

function Photos({ parcel: { photos } }: { parcel: ParcelCard }) {
  return (
    <div className="flex gap-1.5">
      {(photos.length === 0 ? [undefined] : photos.slice(0, 3)).map((photo, index) => (
        <ParcelPhoto
          key={photo?.picture ?? index}
          picture={photo?.picture}
          alt=""
          className={classNames("size-16 rounded-field", index > 0 && "md:hidden")}
        />
      ))}
    </div>
  );
}
