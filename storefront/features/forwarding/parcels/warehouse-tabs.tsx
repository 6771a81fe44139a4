import { useTranslate } from "#client/i18n/messages-provider.tsx";
import type { WarehouseAddress } from "#contracts/shop/forwarding/parcels.ts";

interface WarehouseTabsProps {
  addresses: readonly WarehouseAddress[];
  chosen: string;
  onChoose: (warehouse: string) => void;
}

/** Radios in the look of a switch: one warehouse's address is shown at a time. */
export function WarehouseTabs({ addresses, chosen, onChoose }: WarehouseTabsProps) {
  const t = useTranslate();
  return (
    <fieldset className="min-w-0">
      <legend className="visually-hidden">{t("parcels.address.warehouse")}</legend>
      <div className="flex flex-wrap gap-1 rounded-field bg-ontop/12 p-1">
        {addresses.map(({ warehouse, name }) => (
          <label
            key={warehouse}
            className="relative grid min-h-10 grow cursor-pointer place-items-center rounded-field px-3 text-sm font-semibold has-checked:bg-ontop has-checked:text-top has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-ontop"
          >
            <input
              type="radio"
              name="address-warehouse"
              value={warehouse}
              checked={warehouse === chosen}
              onChange={() => onChoose(warehouse)}
              className="absolute inset-0 cursor-pointer opacity-0"
            />
            {name}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
