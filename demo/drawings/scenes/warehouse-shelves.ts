import type { Canvas } from "../canvas.ts";
import { darken, lighten } from "../colour.ts";
import { type NonEmpty, repeated } from "../repeated.ts";
import { type Markup, svg } from "../svg.ts";

export type ShelvesPalette = {
  wall: readonly [top: string, bottom: string];
  rack: string;
  floor: string;
  parcel: string;
};

const WIDTH = 720;
const HEIGHT = 344;
const POSTS = [40, 250, 460, 670];

type Box = readonly [gap: number, width: number, height: number];
type Shelf = { y: number; firstPaper: number; boxes: readonly Box[] };

// biome-ignore format: a row of boxes reads best as a row
const SHELVES: readonly Shelf[] = [
  { y: 66, firstPaper: 0, boxes: [[14, 48, 36], [10, 74, 54], [14, 58, 66], [12, 86, 48], [16, 66, 70], [12, 54, 40], [10, 84, 58], [20, 70, 44], [12, 52, 62]] },
  { y: 170, firstPaper: 3, boxes: [[34, 64, 62], [10, 50, 38], [14, 76, 58], [22, 46, 34], [12, 52, 56], [12, 80, 72], [18, 62, 44], [14, 48, 66], [10, 60, 40], [12, 56, 54]] },
  { y: 274, firstPaper: 2, boxes: [[20, 76, 54], [12, 60, 74], [18, 46, 42], [12, 80, 66], [14, 64, 40], [22, 58, 58], [12, 78, 48], [14, 54, 70], [16, 66, 46]] },
];

function box(x: number, shelf: number, width: number, height: number, colour: string): Markup {
  const top = shelf - height;
  return svg`
    <rect x="${x}" y="${top}" width="${width}" height="${height}" rx="2" fill="${colour}"/>
    <path d="M${x + width * 0.42} ${top}h${width * 0.16}v${height * 0.44}h${-width * 0.16}z" fill="#f2e7d2" opacity=".88"/>
    <path d="M${x + 6} ${shelf - 17}h${width * 0.3}v10h${-width * 0.3}z" fill="#fffdf8"/>`;
}

function shelf({ y, firstPaper, boxes }: Shelf, { parcel, rack }: ShelvesPalette): Markup {
  const papers: NonEmpty<string> = [parcel, lighten(parcel, 0.2), darken(parcel, 0.13), lighten(parcel, 0.38)];
  let x = 0;
  const row = boxes.map(([gap, width, height], index) => {
    const left = x + gap;
    x = left + width;
    return box(left, y, width, height, repeated(papers, firstPaper + index));
  });
  return svg`
    ${row}
    <path d="M0 ${y}h${WIDTH}v10H0z" fill="${rack}"/>
    <path d="M0 ${y + 10}h${WIDTH}v4H0z" fill="#0b0d10" opacity=".12"/>`;
}

/** Racks full of parcels that wait to be forwarded. */
export function warehouseShelves(canvas: Canvas, palette: ShelvesPalette): Markup {
  const [top, bottom] = palette.wall;
  return svg`
    <path d="M0 0h${WIDTH}v${HEIGHT}H0z" fill="${canvas.blend(top, bottom)}"/>
    <path d="M0 302h${WIDTH}v42H0z" fill="${palette.floor}"/>
    <path d="${POSTS.map((x) => svg`M${x} 0h9v306h-9z`)}" fill="${darken(palette.rack, 0.25)}"/>
    ${SHELVES.map((each) => shelf(each, palette))}
    <path d="M0 326h${WIDTH}" stroke="#fff" stroke-opacity=".4" stroke-width="4" stroke-dasharray="40 24"/>`;
}
