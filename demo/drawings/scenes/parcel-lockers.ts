import type { Canvas } from "../canvas.ts";
import { darken } from "../colour.ts";
import { parcelAt } from "../elements/parcel.ts";
import { contactShadow } from "../materials.ts";
import { type Markup, svg } from "../svg.ts";

export type LockersPalette = {
  wall: readonly [top: string, bottom: string];
  sun: string;
  door: string;
  frame: string;
  floor: string;
  parcel: string;
};

const PITCH = 76;
const TOP = 46;
/** Door heights of every column, from the top; they always add up to 236. */
const COLUMNS = [
  [48, 48, 78, 62],
  [78, 48, 48, 62],
  [48, 78, 48, 62],
  [120, 54, 62],
  [48, 62, 48, 78],
  [78, 48, 62, 48],
  [48, 48, 62, 78],
];
const SCREEN = { column: 3, row: 0 };
const OPEN = { column: 4, row: 1 };

function door(palette: LockersPalette, column: number, row: number, y: number, height: number): Markup {
  const x = 96 + column * PITCH;
  const panel = (fill: string) =>
    svg`<rect x="${x}" y="${y}" width="70" height="${height - 6}" rx="3" fill="${fill}"/>`;
  if (column === SCREEN.column && row === SCREEN.row) {
    return svg`${panel(palette.frame)}
      <rect x="${x + 10}" y="${y + 14}" width="50" height="38" rx="4" fill="#c4e8df"/>
      <rect x="${x + 18}" y="${y + 24}" width="34" height="4" rx="2" fill="${palette.frame}"/>
      <rect x="${x + 18}" y="${y + 34}" width="22" height="4" rx="2" fill="${palette.frame}" opacity=".5"/>
      <rect x="${x + 22}" y="${y + 70}" width="26" height="7" rx="3.5" fill="#fff" opacity=".35"/>`;
  }
  if (column === OPEN.column && row === OPEN.row) {
    return svg`${panel(darken(palette.door, 0.6))}${parcelAt(x + 35, y + height - 9, 0.42, palette.parcel)}`;
  }
  return svg`${panel(palette.door)}
    <circle cx="${x + 60}" cy="${y + (height - 6) / 2}" r="2.6" fill="#fff" opacity=".7"/>`;
}

/** A pickup point in the street: a wall of lockers, one of them open with a parcel in it. */
export function parcelLockers(canvas: Canvas, palette: LockersPalette): Markup {
  const [top, bottom] = palette.wall;
  const doors = COLUMNS.flatMap((heights, column) => {
    let y = TOP;
    return heights.map((height, row) => {
      const markup = door(palette, column, row, y, height);
      y += height;
      return markup;
    });
  });
  return svg`
    <path d="M0 0h720v344H0z" fill="${canvas.blend(top, bottom)}"/>
    <circle cx="636" cy="76" r="54" fill="${palette.sun}"/>
    <path d="M0 284h720v60H0z" fill="${palette.floor}"/>
    <path d="M88 38h544v248H88z" fill="${darken(palette.door, 0.32)}"/>
    <rect x="76" y="18" width="568" height="22" rx="6" fill="${palette.frame}"/>
    ${doors}
    <path d="M88 284h544v6H88z" fill="#0b0d10" opacity=".16"/>
    ${contactShadow(canvas, 54, 318, 44, 8, 0.3)}${parcelAt(52, 322, 0.62, palette.parcel)}`;
}
