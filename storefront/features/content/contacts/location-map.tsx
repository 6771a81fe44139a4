import { Map as MapIcon, Package } from "lucide-react";
import { useTranslate } from "#client/i18n/messages-provider.tsx";
import type { ContactLocation } from "#contracts/shop/content/contacts.ts";
import { presetImage } from "#domain/shared/images/presets.ts";
import { buttonClass } from "#ui/button-class.ts";

/** Where drawn maps have their location, in parts of their width and height. */
const MARK = "left-[52%] top-[70%]";

/** A drawing of our own, never a foreign map; the address opens in the reader's own map program. */
export function LocationMap({ location, address }: { location: ContactLocation; address: string }) {
  const t = useTranslate();
  const { latitude, longitude, map } = location;
  const where = `${latitude},${longitude}`;
  const link = (
    <a
      href={`geo:${where}?q=${where}(${encodeURIComponent(location.name)})`}
      className={buttonClass({ variant: "outline", size: "sm" })}
    >
      <MapIcon aria-hidden="true" />
      {t("contacts.open-map")}
    </a>
  );
  if (!map) return <div className="px-5 pt-5 md:px-7 md:pt-7">{link}</div>;
  return (
    <div className="relative aspect-[2/1] bg-sunk">
      <img
        {...presetImage(map, "gallery", "(min-width: 1025px) 52rem, 100vw")}
        alt={t("contacts.map", { address })}
        className="size-full object-cover"
      />
      <span aria-hidden="true" className={`absolute -translate-x-1/2 -translate-y-full ${MARK}`}>
        <span className="grid size-11 rotate-45 place-items-center rounded-full rounded-br-none bg-pri shadow-card">
          <span className="grid size-7 -rotate-45 place-items-center rounded-full bg-onpri text-pri">
            <Package className="size-4" />
          </span>
        </span>
      </span>
      <div className="absolute end-3 top-3 md:end-4 md:top-4">{link}</div>
    </div>
  );
}
