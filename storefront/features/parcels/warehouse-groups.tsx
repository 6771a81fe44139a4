import { useTranslate } from "../../../client/i18n/messages-provider.tsx";
import type { ParcelCard } from "../../../contracts/shop/parcel-data.ts";
import type { WarehouseAddress } from "../../../contracts/shop/parcels.ts";
import { formatKilograms } from "../../../i18n/format.ts";
import { ParcelRow } from "./parcel-row.tsx";
import type { Selection } from "./selection.ts";

interface WarehouseGroupsProps {
  parcels: readonly ParcelCard[];
  addresses: readonly WarehouseAddress[];
  selection: Selection;
}

/** Parcels of one warehouse travel together, so they are listed together. */
export function WarehouseGroups({ parcels, addresses, selection }: WarehouseGroupsProps) {
  const byWarehouse = Map.groupBy(parcels, ({ warehouse }) => warehouse);
  return addresses.map(({ warehouse, name }) => {
    const here = byWarehouse.get(warehouse);
    return here && <Group key={warehouse} {...{ name, selection }} code={warehouse} parcels={here} />;
  });
}

interface GroupProps {
  code: string;
  name: string;
  parcels: readonly ParcelCard[];
  selection: Selection;
}

function Group({ code, name, parcels, selection }: GroupProps) {
  const t = useTranslate();
  const grams = parcels.reduce((total, { size }) => total + (size?.weight_grams ?? 0), 0);
  return (
    <div className="overflow-hidden rounded-panel border border-line bg-surface">
      <h2 className="flex flex-wrap items-center gap-x-3 gap-y-1 bg-sunk px-4 py-3 text-ui font-semibold">
        <span aria-hidden="true" className="rounded-tag bg-ink px-2 py-0.5 text-xs text-bg">
          {code}
        </span>
        {name}
        <span className="text-sm font-normal text-ink2 tabular-nums">
          {t("parcels.group", { count: parcels.length, kg: formatKilograms(grams, t.language) })}
        </span>
      </h2>
      <ul className="divide-y divide-line border-t border-line">
        {parcels.map((parcel) => (
          <ParcelRow key={parcel.number} parcel={parcel} selection={selection} />
        ))}
      </ul>
    </div>
  );
}
