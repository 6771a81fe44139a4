import { Truck } from "lucide-react";
import type { Courier } from "#contracts/shop/selling/delivery.ts";
import type { Carrier } from "#domain/selling/delivery/courier.ts";

const LETTERS: Readonly<Record<Carrier, string>> = {
  omniva: "OMN",
  dpd: "DPD",
  "lp-express": "LP",
  venipak: "VEN",
  smartposti: "SMP",
  postnl: "PNL",
  aramex: "ARX",
};

/** Decorative: the courier's name is beside it. */
export function CarrierMark({ courier: { carrier, local_delivery_type } }: { courier: Courier }) {
  const isToDoor = local_delivery_type === "door";
  return (
    <span
      aria-hidden="true"
      className={`grid h-8 w-11 shrink-0 place-items-center max-sm:hidden rounded-tag text-xs/none font-bold ${isToDoor ? "bg-ink text-bg" : "bg-soft text-softink"}`}
    >
      {isToDoor ? <Truck className="size-4.5" /> : LETTERS[carrier]}
    </span>
  );
}
