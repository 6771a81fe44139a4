import { useTranslate } from "#client/i18n/messages-provider.tsx";
import type { ParcelCard } from "#contracts/shop/forwarding/parcel-data.ts";
import type { WarehouseAddress } from "#contracts/shop/forwarding/parcels.ts";
import { formatKilograms } from "#i18n/format.ts";
import { classNames } from "#ui/class-names.ts";
import { panelClass } from "#ui/panel.tsx";
import type { DeskLook } from "./desk-query.ts";
import { ParcelRow } from "./parcel-row.tsx";
import { ParcelTile } from "./parcel-tile.tsx";
import type { Selection } from "./selection.ts";

interface WarehouseGroupsProps {
  parcels: readonly ParcelCard[];
  addresses: readonly WarehouseAddress[];
  selection: Selection;
  look: DeskLook;
}

/** Parcels of one warehouse travel together, so they are listed together. */
export function WarehouseGroups({ parcels, addresses, selection, look }: WarehouseGroupsProps) {
  const byWarehouse = Map.groupBy(parcels, ({ warehouse }) => warehouse);
  return addresses.map(({ warehouse, name }) => {
    const here = byWarehouse.get(warehouse);
    return here && <Group key={warehouse} {...{ name, selection, look }} code={warehouse} parcels={here} />;
  });
}

interface GroupProps {
  code: string;
  name: string;
  parcels: readonly ParcelCard[];
  selection: Selection;
  look: DeskLook;
}

const FRAMES: Record<DeskLook, { group: string; heading: string; list: string }> = {
  list: {
    group: panelClass("none", "overflow-hidden"),
    heading: "bg-sunk px-4 py-3",
    list: "divide-y divide-line border-t border-line",
  },
  cards: { group: "", heading: "mb-3", list: "grid gap-4 sm:grid-cols-2 xl:grid-cols-3 2xl:grid-cols-4" },
};

function Group({ code, name, parcels, selection, look }: GroupProps) {
  const t = useTranslate();
  const grams = parcels.reduce((total, { size }) => total + (size?.weight_grams ?? 0), 0);
  const frame = FRAMES[look];
  const Parcel = look === "cards" ? ParcelTile : ParcelRow;
  return (
    <div className={frame.group}>
      <h2 className={classNames("flex flex-wrap items-center gap-x-3 gap-y-1 text-ui font-semibold", frame.heading)}>
        <span aria-hidden="true" className="rounded-tag bg-ink px-2 py-0.5 text-xs text-bg">
          {code}
        </span>
        {name}
        <span className="text-sm font-normal text-ink2 tabular-nums">
          {grams === 0
            ? t("parcels.group-unweighed", { count: parcels.length })
            : t("parcels.group", { count: parcels.length, kg: formatKilograms(grams, t.language) })}
        </span>
      </h2>
      <ul className={frame.list}>
        {parcels.map((parcel) => (
          <Parcel key={parcel.number} parcel={parcel} selection={selection} />
        ))}
      </ul>
    </div>
  );
}
