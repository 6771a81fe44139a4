import type { Canvas } from "../canvas.ts";
import { ridge } from "../elements/ridge.ts";
import { type Markup, svg } from "../svg.ts";
import { type Exhibit, exhibit } from "./still-life.ts";

export type MeadowPalette = {
  sky: readonly [top: string, bottom: string];
  sun: string;
  farHills: string;
  meadow: readonly [top: string, bottom: string];
};

export type MeadowLayout = { left: number; right: number; height: number };

/** Products that stand on a meadow in front of hills and a low sun; 0 is the middle. */
export function productMeadow(
  canvas: Canvas,
  palette: MeadowPalette,
  { left, right, height }: MeadowLayout,
  exhibits: readonly Omit<Exhibit, "plinth">[],
): Markup {
  const [skyTop, skyBottom] = palette.sky;
  const [meadowTop, meadowBottom] = palette.meadow;
  return svg`
    <path d="M${left} 0H${right}V${height}H${left}z" fill="${canvas.blend(skyTop, skyBottom)}"/>
    <circle cx="0" cy="${height - 92}" r="146" fill="${palette.sun}"/>
    <path d="${ridge([70, 104, 168, 132, 74, 110, 166, 166, 110, 74, 132, 168, 104, 70], left, right, height)}"
      fill="${palette.farHills}"/>
    <path d="${ridge([30, 44, 84, 70, 32, 46, 82, 74, 40, 62], left, right, height)}"
      fill="${canvas.blend(meadowTop, meadowBottom)}"/>
    ${exhibits.map((item) => exhibit(canvas, item))}`;
}
