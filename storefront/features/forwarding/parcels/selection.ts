import { useState } from "react";
import type { ParcelCard } from "#contracts/shop/forwarding/parcel-data.ts";
import { canBeSent } from "#domain/forwarding/parcels/parcel-status.ts";

/** Which parcels of the desk are chosen to travel together. */
export interface Selection {
  chosen: readonly ParcelCard[];
  has: (parcel: ParcelCard) => boolean;
  /** Parcels of another warehouse cannot travel with the chosen ones. */
  mayHave: (parcel: ParcelCard) => boolean;
  toggle: (parcel: ParcelCard) => void;
}

/** A request can be begun with it; what is not declared yet is declared there. */
export const isSendable = ({ status, may_act }: ParcelCard) => may_act && canBeSent(status);

/** Parcels that have left the list are no longer chosen. */
export function useSelection(parcels: readonly ParcelCard[]): Selection {
  const [numbers, setNumbers] = useState<readonly string[]>([]);
  const chosen = parcels.filter((parcel) => numbers.includes(parcel.number) && isSendable(parcel));
  const mayHave = ({ warehouse }: ParcelCard) => chosen.every((other) => other.warehouse === warehouse);
  return {
    chosen,
    has: (parcel) => chosen.includes(parcel),
    mayHave,
    toggle: (parcel) => {
      if (!mayHave(parcel)) return;
      const others = chosen.map(({ number }) => number).filter((number) => number !== parcel.number);
      setNumbers(chosen.includes(parcel) ? others : [...others, parcel.number]);
    },
  };
}
