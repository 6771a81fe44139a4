import type { Canvas } from "../canvas.ts";
import { darken, lighten } from "../colour.ts";
import { type NonEmpty, repeated } from "../repeated.ts";
import { type Markup, svg } from "../svg.ts";
import { HORIZON, type Skyline } from "./skyline.ts";

const PITCH = 49;
/** Wall heights by house; the row repeats after the last one. */
const HEIGHTS: NonEmpty<number> = [104, 132, 116, 124, 100, 138, 112, 128, 108, 120, 134];

/** Gables from the left wall's top to the right wall's top, all 46 wide. */
const GABLES: NonEmpty<string> = [
  "l5-6 14-20h8l14 20 5 6",
  "h8v-13h8v-13h5v-8h4v8h5v13h8v13h8",
  "c2-12 12-8 12-24q0-8 5-8h12q5 0 5 8c0 16 10 12 12 24",
];

function house(windows: string, x: number, height: number, gable: string, wall: string): Markup {
  const top = HORIZON - height;
  return svg`
    <path d="M${x} ${HORIZON}v${-height}${gable}v${height}z" fill="${wall}"/>
    <use href="${windows}" x="${x}" y="${top}"/>
    <path d="M${x + 18} ${HORIZON}v-22h10v22z" fill="${darken(wall, 0.34)}"/>`;
}

function sharedWindows(canvas: Canvas): string {
  const panes = [12, 42, 72].flatMap((y) => [9, 27].map((x) => svg`M${x} ${y}h10v18H${x}z`));
  const crossbars = [12, 42, 72].flatMap((y) => [9, 27].map((x) => svg`M${x} ${y + 8}h10`));
  return canvas.reusable(svg`
    <path d="${panes}" fill="#fff" opacity=".62"/>
    <path d="${crossbars}" stroke="#0b0d10" stroke-opacity=".16" stroke-width="1.4"/>
    <path d="M0-1h46v3H0z" fill="#fff" opacity=".3"/><path d="M21-14h4v6h-4z" fill="#fff" opacity=".5"/>`);
}

/** A row of Dutch canal houses with pointed, stepped and bell gables. */
export const canal: Skyline = (canvas, { far, near }, left, right) => {
  const windows = sharedWindows(canvas);
  const walls: NonEmpty<string> = [
    far,
    near,
    darken(far, 0.16),
    lighten(near, 0.12),
    lighten(far, 0.1),
    darken(near, 0.08),
  ];
  const first = Math.floor(left / PITCH);
  const houses = Array.from({ length: Math.ceil((right - left) / PITCH) + 1 }, (_, index) => {
    const number = first + index;
    return house(windows, number * PITCH, repeated(HEIGHTS, number), repeated(GABLES, number), repeated(walls, number));
  });
  return svg`${houses}`;
};
