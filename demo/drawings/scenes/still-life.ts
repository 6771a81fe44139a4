import type { Canvas } from "../canvas.ts";
import { darken, lighten } from "../colour.ts";
import { type Markup, placed, svg } from "../svg.ts";

/** How a product looks on its 400 by 400 canvas. */
export type ProductDrawing = (canvas: Canvas, colour: string) => Markup;

export type StillLifePalette = {
  wall: readonly [top: string, bottom: string];
  disc: string;
  plinth: string;
  /** Without a floor the plinths go down to the lower edge. */
  floor?: string;
};

export type Exhibit = {
  product: ProductDrawing;
  colour: string;
  /** Middle of the product, and the height of the ground it stands on. */
  x: number;
  y: number;
  scale: number;
  /** Where the drawing touches the ground on its own canvas. */
  foot: number;
  plinth?: { left: number; width: number };
};

export type StillLifeLayout = {
  width: number;
  height: number;
  disc: { x: number; y: number; r: number };
  floorY: number;
  exhibits: readonly Exhibit[];
};

function plinth(canvas: Canvas, { y, plinth: block }: Exhibit, bottom: number, colour: string): Markup {
  if (!block) return "";
  const { left, width } = block;
  const front = canvas.blend(colour, darken(colour, 0.05));
  return svg`
    <path d="M${left} ${y - 6}h${width}V${bottom}H${left}z" fill="${front}"/>
    <rect x="${left}" y="${y - 8}" width="${width}" height="13" rx="5" fill="${lighten(colour, 0.45)}"/>`;
}

export function exhibit(canvas: Canvas, { product, colour, x, y, scale, foot }: Omit<Exhibit, "plinth">): Markup {
  return placed(product(canvas, colour), x - 200 * scale, y - foot * scale, scale);
}

/** Products on plinths in front of a disc. */
export function stillLife(canvas: Canvas, palette: StillLifePalette, layout: StillLifeLayout): Markup {
  const { width, height, disc, floorY, exhibits } = layout;
  const [top, bottom] = palette.wall;
  const ground = palette.floor ? floorY + 26 : height;
  return svg`
    <path d="M0 0h${width}v${height}H0z" fill="${canvas.blend(top, bottom)}"/>
    <circle cx="${disc.x}" cy="${disc.y}" r="${disc.r}" fill="${palette.disc}"/>
    ${palette.floor && svg`<path d="M0 ${floorY}h${width}V${height}H0z" fill="${palette.floor}"/>`}
    ${exhibits.map((item) => plinth(canvas, item, ground, palette.plinth))}
    ${exhibits.map((item) => exhibit(canvas, item))}`;
}
