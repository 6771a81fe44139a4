import { darken, lighten } from "../colour.ts";
import { type Markup, placed, svg } from "../svg.ts";

type Point = readonly [x: number, y: number];

const WIDTH = 54;
const RISE = 22;
const HEIGHT = 62;
const TAPE = "#f0e4cc";
const PAPER = "#fffdf8";
const PRINT = "#2a2621";

/** A point on the lid: shares of the right and the left edge, counted from the front corner. */
function onLid(right: number, left: number): Point {
  return [(right - left) * WIDTH, -HEIGHT - (right + left) * RISE];
}

function onRightSide(right: number, up: number): Point {
  return [right * WIDTH, -right * RISE - up * HEIGHT];
}

function onLeftSide(left: number, up: number): Point {
  return [-left * WIDTH, -left * RISE - up * HEIGHT];
}

function area(fill: string, ...corners: Point[]): Markup {
  return svg`<path d="M${corners.map(([x, y]) => svg`${x} ${y}`).join("L")}z" fill="${fill}"/>`;
}

type Patch = readonly [left: number, right: number, bottom: number, top: number];

function patch(fill: string, [left, right, bottom, top]: Patch): Markup {
  const corner = onRightSide;
  return area(fill, corner(left, bottom), corner(right, bottom), corner(right, top), corner(left, top));
}

const label: Markup = svg`
  ${patch(PAPER, [0.2, 0.76, 0.26, 0.64])}
  ${patch(PRINT, [0.28, 0.6, 0.5, 0.55])}
  ${patch(PRINT, [0.28, 0.68, 0.38, 0.42])}`;

const BARS = [0.22, 0.26, 0.33, 0.37, 0.45, 0.51, 0.55, 0.63];

const shippingLabel: Markup = svg`
  ${patch(PAPER, [0.14, 0.74, 0.14, 0.66])}
  ${patch(PRINT, [0.22, 0.52, 0.55, 0.595])}
  ${patch(PRINT, [0.22, 0.66, 0.47, 0.5])}
  ${patch(PRINT, [0.22, 0.58, 0.4, 0.43])}
  ${BARS.map((x, index) => patch(PRINT, [x, x + (index % 3 === 2 ? 0.05 : 0.02), 0.2, 0.33]))}`;

const LABELS = { none: "", short: label, shipping: shippingLabel };

export type ParcelLabel = keyof typeof LABELS;

/** A taped carton seen from above; the origin is its front bottom corner. */
export function parcel(colour: string, kind: ParcelLabel = "short"): Markup {
  const tapeStart = 0.42;
  const tapeEnd = 0.6;
  return svg`
    ${area(darken(colour, 0.19), onLeftSide(0, 0), onLeftSide(1, 0), onLeftSide(1, 1), onLeftSide(0, 1))}
    ${patch(colour, [0, 1, 0, 1])}
    ${area(lighten(colour, 0.23), onLid(0, 0), onLid(1, 0), onLid(1, 1), onLid(0, 1))}
    ${area(TAPE, onLid(tapeStart, 0), onLid(tapeEnd, 0), onLid(tapeEnd, 1), onLid(tapeStart, 1))}
    ${patch(darken(TAPE, 0.07), [tapeStart, tapeEnd, 0.84, 1])}
    ${LABELS[kind]}`;
}

export function parcelAt(x: number, y: number, scale: number, colour: string, kind?: ParcelLabel): Markup {
  return placed(parcel(colour, kind), x, y, scale);
}
