import { useState } from "react";
import { useTranslate } from "#client/i18n/messages-provider.tsx";
import type { ParcelDetails } from "#contracts/shop/forwarding/parcel-data.ts";
import { ParcelPhoto } from "#storefront/commerce/parcels/parcel-photo.tsx";
import { useMomentText } from "#storefront/shell/use-moment-text.ts";
import { Panel } from "#ui/panel.tsx";

/** The large photo with its moment, and the others to choose from. */
export function ParcelGallery({ parcel: { photos } }: { parcel: ParcelDetails }) {
  const t = useTranslate();
  const { time } = useMomentText();
  const [at, setAt] = useState(0);
  const shown = photos[at];
  if (!shown) return null;
  const caption = t("parcel.photo.caption", { kind: t(`parcel.photo.${shown.kind}`), time: time(shown.taken_at) });
  return (
    <Panel padding="none" aria-label={t("parcel.photos")} className="p-3 md:p-4">
      <figure className="relative">
        <ParcelPhoto
          picture={shown.picture}
          alt={t(`parcel.photo.${shown.kind}`)}
          isLarge
          className="aspect-4/3 w-full rounded-card"
        />
        <figcaption className="absolute start-3 top-3 rounded-full bg-surface px-3 py-1 text-caption font-semibold tabular-nums">
          {caption}
        </figcaption>
      </figure>
      {photos.length > 1 && (
        <ul className="mt-3 flex flex-wrap gap-2.5">
          {photos.map(({ kind, picture }, index) => (
            <li key={picture}>
              <button
                type="button"
                aria-pressed={index === at}
                aria-label={t(`parcel.photo.${kind}`)}
                onClick={() => setAt(index)}
                className="block cursor-pointer overflow-hidden rounded-field border-2 border-transparent aria-pressed:border-pri"
              >
                <ParcelPhoto picture={picture} alt="" className="size-18" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}
