import { type Markup, svg } from "../svg.ts";
import { type Building, segments, silhouette } from "./silhouette.ts";
import { HORIZON, type Skyline } from "./skyline.ts";

const SEGMENT = 720;

const TOWERS: Building[] = [
  [0, 40, 62],
  [44, 22, 40],
  [64, 34, 132],
  [98, 20, 42],
  [118, 18, 168, "slant"],
  [140, 22, 54],
  [160, 30, 96],
  [190, 26, 58],
  [216, 24, 190, "needle"],
  [244, 26, 62],
  [270, 22, 128, "slant"],
  [296, 26, 52],
  [322, 40, 72],
  [362, 30, 144],
  [392, 22, 58],
  [414, 36, 128, "sail"],
  [450, 26, 64],
  [476, 40, 46],
  [514, 28, 112],
  [544, 28, 66],
  [572, 34, 150],
  [606, 28, 72, "dome"],
  [634, 34, 52],
  [666, 22, 118, "slant"],
  [690, 30, 78],
];

const WATERFRONT: Building[] = [
  [0, 72, 30],
  [70, 52, 46],
  [120, 82, 24],
  [200, 72, 42],
  [270, 112, 26],
  [380, 62, 48],
  [440, 102, 28],
  [540, 72, 44],
  [610, 110, 30],
];

const LIT_WINDOWS =
  "M72 222h4v5h-4zM84 236h4v5h-4zM72 250h4v5h-4zM84 268h4v5h-4zM168 258h4v5h-4zM178 274h4v5h-4zM226 190h3v5h-3zM226 216h3v5h-3zM230 240h3v5h-3zM276 226h4v5h-4zM282 250h4v5h-4zM370 210h4v5h-4zM380 226h4v5h-4zM370 248h4v5h-4zM522 240h4v5h-4zM532 262h4v5h-4zM580 204h4v5h-4zM592 220h4v5h-4zM580 244h4v5h-4zM592 262h4v5h-4zM672 240h4v5h-4zM700 276h4v5h-4z";

function district(x: number, far: string, near: string, lamp?: string): Markup {
  return svg`
    <path d="${silhouette(TOWERS, HORIZON, x)}" fill="${far}"/>
    ${lamp && svg`<path d="${LIT_WINDOWS}" transform="translate(${x})" fill="${lamp}" opacity=".6"/>`}
    <path d="${silhouette(WATERFRONT, HORIZON, x)}" fill="${near}"/>`;
}

/** Glass towers, a needle and a sail above a low waterfront. */
export const gulf: Skyline = (_canvas, { far, near, lamp }, left, right) =>
  svg`${segments(left, right, SEGMENT).map((x) => district(x, far, near, lamp))}`;
