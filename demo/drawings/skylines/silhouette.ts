import { svg } from "../svg.ts";

export type Roof = "flat" | "spire" | "gable" | "dome" | "slant" | "sail" | "needle";
export type Building = readonly [x: number, width: number, height: number, roof?: Roof];

/** How each roof runs from the left wall's top to the right wall's top, over the wall's width. */
const ROOFS: Record<Roof, (width: number) => string> = {
  flat: (width) => svg`h${width}`,
  spire: (width) => svg`l${width / 2} ${-width * 1.35} ${width / 2} ${width * 1.35}`,
  gable: (width) => svg`l${width / 2} ${-width * 0.55} ${width / 2} ${width * 0.55}`,
  dome: (width) => svg`a${width / 2} ${width / 2} 0 0 1 ${width / 2 - 1.5} ${-width / 2}v-14h3v14
    a${width / 2} ${width / 2} 0 0 1 ${width / 2 - 1.5} ${width / 2}`,
  slant: (width) => svg`l${width} ${-width * 0.8}v${width * 0.8}`,
  sail: (width) => svg`v${-width * 0.9}q${width * 0.9} ${width * 0.25} ${width} ${width * 0.9}`,
  needle: (width) => svg`l${width * 0.2}-44h${width * 0.16}l${width * 0.14}-66 ${width * 0.14} 66h${width * 0.16}
    l${width * 0.2} 44`,
};

/** One path for a row of buildings that stand on the given ground line. */
export function silhouette(buildings: readonly Building[], ground: number, left = 0): string {
  return buildings
    .map(([x, width, height, roof = "flat"]) => {
      const wall = svg`M${left + x} ${ground}v${-height}`;
      return svg`${wall}${ROOFS[roof](width).replace(/\s*\n\s*/g, "")}v${height}z`;
    })
    .join("");
}

/** The positions at which a segment of the given width repeats to fill a range. */
export function segments(left: number, right: number, width: number): number[] {
  const first = Math.floor(left / width);
  return Array.from({ length: Math.ceil(right / width) - first }, (_, index) => (first + index) * width);
}
