import { parcelAt } from "../elements/parcel.ts";
import { type Markup, svg } from "../svg.ts";

export type UnpaidParcelPalette = { ground: string; parcel: string; clock: string; hands: string };

/** A parcel that waits for its payment, with a clock; 200 by 140, on a transparent ground. */
export function unpaidParcel({ ground, parcel, clock, hands }: UnpaidParcelPalette): Markup {
  return svg`
    <ellipse cx="100" cy="124" rx="76" ry="11" fill="${ground}"/>
    ${parcelAt(92, 128, 1, parcel)}
    <circle cx="146" cy="54" r="23" fill="${clock}"/>
    <path d="M146 41v14l9 6" fill="none" stroke="${hands}" stroke-width="5" stroke-linecap="round"
      stroke-linejoin="round"/>`;
}
