import { lighten } from "../colour.ts";
import { parcelAt } from "../elements/parcel.ts";
import { type Markup, svg } from "../svg.ts";

export type BicyclePalette = { disc: string; line: string; parcel: string };

const REAR = { x: 168, y: 312 };
const FRONT = { x: 502, y: 312 };
const RADIUS = 60;

function wheel({ x, y }: { x: number; y: number }, line: string): Markup {
  const spokes = [15, 75, 135].map(
    (angle) => svg`<path d="M${-RADIUS} 0h${2 * RADIUS}" transform="translate(${x} ${y}) rotate(${angle})"/>`,
  );
  return svg`
    <g stroke="${line}" stroke-opacity=".32" stroke-width="2">${spokes}</g>
    <circle cx="${x}" cy="${y}" r="${RADIUS}" fill="none" stroke="${line}" stroke-width="11"/>
    <circle cx="${x}" cy="${y}" r="10" fill="${line}"/>`;
}

/** A cargo bicycle with a full rack on a black street; drawn between 0 and 640. */
export function cargoBicycle({ disc, line, parcel }: BicyclePalette): Markup {
  return svg`
    <circle cx="360" cy="190" r="170" fill="${disc}"/>
    ${wheel(REAR, line)}${wheel(FRONT, line)}
    <g fill="none" stroke="${line}" stroke-width="11" stroke-linecap="round" stroke-linejoin="round">
      <path d="M168 312l88-112h164L310 312zM310 312l-62-130M386 148l116 164"/>
      <path d="M386 148h46q9 0 9 8M228 178h42"/>
      <path d="M254 206H64M168 312L84 206" stroke-width="8"/>
    </g>
    <g stroke="${line}" stroke-linecap="round" stroke-width="8">
      <circle cx="310" cy="312" r="17" fill="${disc}"/>
      <path d="M310 312l20 27M320 341h22"/>
    </g>
    <path d="M0 372h640v28H0z" fill="${line}"/>
    ${parcelAt(120, 203, 1.02, parcel)}
    ${parcelAt(196, 203, 0.68, lighten(parcel, 0.12))}
    ${parcelAt(134, 121, 0.62, lighten(parcel, 0.2), "none")}`;
}
