import type { Canvas } from "../canvas.ts";
import { darken, lighten } from "../colour.ts";
import { cargoPlane, planeColours } from "../elements/cargo-plane.ts";
import { cloudAt } from "../elements/cloud.ts";
import { containerStamp } from "../elements/container.ts";
import { containerShip } from "../elements/container-ship.ts";
import { parcelAt } from "../elements/parcel.ts";
import { quayCrane } from "../elements/quay-crane.ts";
import { contactShadow } from "../materials.ts";
import type { NonEmpty } from "../repeated.ts";
import { HORIZON, type Skyline } from "../skylines/skyline.ts";
import { type Markup, placed, svg } from "../svg.ts";

export type HarbourPalette = {
  sky: readonly [top: string, bottom: string];
  sun: string;
  cloudOpacity: number;
  far: string;
  near: string;
  lamp?: string;
  sea: readonly [top: string, bottom: string];
  quay: string;
  hull: string;
  tower: string;
  cargo: NonEmpty<string>;
  crane: string;
  accent: string;
  parcel: string;
  trail: string;
};

export type HarbourLayout = {
  skyline: Skyline;
  /** The scene is between 0 and 720; sky, water and quay extend to both edges. */
  left: number;
  right: number;
  sun: { x: number; y: number; r: number };
  /** Moves the plane down, for frames that crop the top of the sky. */
  flightDrop?: number;
};

const QUAY = 432;
const BOTTOM = 520;
const CLOUDS = [
  [60, 88, 1],
  [304, 48, 0.8],
  [566, 108, 1.1],
  [-520, 112, 1],
  [-236, 76, 0.8],
  [800, 80, 0.9],
] as const;
const RIPPLES = "M40 366h60M128 385h38M560 396h44M622 370h60M760 388h50M860 366h36M-90 380h56M-300 366h64M-440 392h40";

function band(fill: string, { left, right }: HarbourLayout, top: number, bottom: number): Markup {
  return svg`<path d="M${left} ${top}H${right}V${bottom}H${left}z" fill="${fill}"/>`;
}

function sky(canvas: Canvas, palette: HarbourPalette, layout: HarbourLayout): Markup {
  const { sun, left, right, skyline, flightDrop = 0 } = layout;
  const [top, bottom] = palette.sky;
  const gradient = canvas.blend(top, bottom, [0, 0, 0, HORIZON + 60], true);
  const clouds = CLOUDS.filter(([x]) => x > left - 60 && x < right - 60);
  return svg`
    ${band(gradient, layout, 0, HORIZON)}
    <circle cx="${sun.x}" cy="${sun.y}" r="${sun.r}" fill="${palette.sun}"/>
    ${clouds.map(([x, y, scale]) => cloudAt(x, y, scale, "#ffffff", palette.cloudOpacity))}
    <g transform="translate(0 ${flightDrop})">
      <path d="M32 212C168 100 322 70 494 92" fill="none" stroke="${palette.trail}" stroke-width="2.6"
        stroke-dasharray="1 9" stroke-linecap="round"/>
      ${placed(cargoPlane(planeColours(palette.accent, palette.near)), 562, 84, 0.62)}
    </g>
    ${skyline(canvas, palette, left, right)}`;
}

function quay(canvas: Canvas, palette: HarbourPalette, layout: HarbourLayout): Markup {
  const { left, right } = layout;
  const paving = canvas.blend(palette.quay, darken(palette.quay, 0.13));
  return svg`
    ${band(paving, layout, QUAY, BOTTOM)}
    ${band(lighten(palette.quay, 0.32), layout, QUAY, QUAY + 6)}
    <path d="M${left} 470H${right}" stroke="${darken(palette.quay, 0.22)}" stroke-opacity=".5" stroke-width="2"
      stroke-dasharray="26 18"/>`;
}

function load(canvas: Canvas, { parcel }: HarbourPalette): Markup {
  const shadow = (x: number, y: number, width: number) => contactShadow(canvas, x, y, width, width / 6, 0.3);
  return svg`
    ${shadow(172, 494, 70)}${shadow(258, 500, 56)}${shadow(644, 498, 54)}
    ${parcelAt(168, 500, 0.93, parcel)}
    ${parcelAt(186, 428, 0.62, lighten(parcel, 0.13), "none")}
    ${parcelAt(258, 504, 0.74, lighten(parcel, 0.09))}
    ${parcelAt(644, 502, 0.72, parcel)}`;
}

/** A container port: skyline, water, a ship under the crane, parcels on the quay and a plane overhead. */
export function harbour(canvas: Canvas, palette: HarbourPalette, layout: HarbourLayout): Markup {
  const [seaTop, seaBottom] = palette.sea;
  const ship = { hull: palette.hull, tower: palette.tower, cargo: palette.cargo, glass: palette.lamp ?? "#4a5a62" };
  const lifted = containerStamp(canvas, 64, 26);
  return svg`
    ${sky(canvas, palette, layout)}
    ${band(canvas.blend(seaTop, seaBottom), layout, HORIZON - 1, QUAY + 2)}
    <path d="${RIPPLES}" stroke="#fff" stroke-opacity=".34" stroke-width="3" stroke-linecap="round"/>
    <path d="M168 417h396q16 0 8 5-190 8-404 0-10-5 0-5z" fill="${darken(seaBottom, 0.4)}" opacity=".45"/>
    ${placed(containerShip(canvas, ship), 150, 372, 0.92)}
    ${lifted(450, 292, palette.accent)}
    ${quay(canvas, palette, layout)}
    ${placed(quayCrane(palette.crane), 596, 437, 1.06)}
    ${load(canvas, palette)}`;
}
