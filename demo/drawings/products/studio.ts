import type { Canvas } from "../canvas.ts";
import { darken, lighten } from "../colour.ts";
import { type Markup, svg } from "../svg.ts";
import type { Backdrop } from "./backdrops.ts";

/** The picture of a product card: 1 wide, 1.08 high. */
export const STUDIO = { width: 400, height: 432 };

const ALL = svg`M0 0h${STUDIO.width}v${STUDIO.height}H0z`;

function windowLight(canvas: Canvas): Markup {
  const light = canvas.radial(
    [
      [0, "#ffffff", 0.75],
      [1, "#ffffff", 0],
    ],
    0.36,
    0.28,
    0.6,
  );
  return svg`<path d="${ALL}" fill="${light}"/>`;
}

/** A paper sweep: wall, a soft bend just behind the product, floor. */
export function sweep(canvas: Canvas, backdrop: Backdrop, groundY: number): Markup {
  const bend = groundY / STUDIO.height;
  const paper = canvas.linear([
    [0, backdrop.wall],
    [bend - 0.1, backdrop.horizon],
    [bend + 0.01, backdrop.floor],
    [1, backdrop.horizon],
  ]);
  return svg`<path d="${ALL}" fill="${paper}"/>${windowLight(canvas)}`;
}

/** A wall with a pale disc on it and a table that ends in a clear line. */
export function discAndTable(canvas: Canvas, backdrop: Backdrop, groundY: number): Markup {
  const top = groundY - 30;
  const table = canvas.blend(backdrop.floor, lighten(backdrop.floor, 0.25));
  return svg`
    <path d="${ALL}" fill="${canvas.blend(backdrop.horizon, backdrop.wall)}"/>
    <circle cx="200" cy="${top - 96}" r="142" fill="${lighten(backdrop.wall, 0.55)}"/>
    ${windowLight(canvas)}
    <path d="M0 ${top}h400V432H0z" fill="${table}"/>
    <path d="M0 ${top}h400" stroke="#fff" stroke-opacity=".6" stroke-width="1.5"/>`;
}

/** Paper right behind the product, for looking closely. */
export function closePaper(canvas: Canvas, backdrop: Backdrop): Markup {
  return svg`<path d="${ALL}" fill="${canvas.blend(backdrop.wall, backdrop.floor, [0, 0, 0.4, 1])}"/>${windowLight(canvas)}`;
}

/** An arch in the wall and a low step in front of it. */
export function archAndStep(canvas: Canvas, backdrop: Backdrop, stepY: number): Markup {
  const front = canvas.blend(backdrop.horizon, backdrop.floor);
  return svg`
    <path d="${ALL}" fill="${canvas.blend(backdrop.wall, backdrop.horizon)}"/>
    <path d="M44 432V182a128 128 0 0 1 256 0v250z"
      fill="${canvas.blend(darken(backdrop.floor, 0.05), backdrop.horizon)}"/>
    ${windowLight(canvas)}
    <path d="M0 ${stepY - 22}h400V432H0z" fill="${lighten(backdrop.wall, 0.4)}"/>
    <path d="M0 ${stepY + 24}h400V432H0z" fill="${front}"/>`;
}
