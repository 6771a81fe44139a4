import { type Markup, svg } from "../svg.ts";
import { type Building, segments, silhouette } from "./silhouette.ts";
import { HORIZON, type Skyline } from "./skyline.ts";

const SEGMENT = 720;

const OLD_TOWN: Building[] = [
  [0, 36, 38],
  [34, 32, 58],
  [64, 24, 30],
  [86, 28, 84, "spire"],
  [112, 30, 34],
  [140, 40, 52],
  [178, 22, 34],
  [198, 20, 86, "spire"],
  [216, 34, 40, "gable"],
  [250, 48, 62],
  [296, 24, 34, "gable"],
  [322, 40, 80],
  [334, 16, 84, "spire"],
  [360, 38, 40],
  [396, 34, 52, "gable"],
  [430, 32, 36],
  [462, 32, 82, "spire"],
  [492, 42, 44, "gable"],
  [532, 38, 60],
  [568, 30, 34],
  [596, 32, 56, "dome"],
  [626, 34, 42, "gable"],
  [658, 16, 74, "spire"],
  [672, 48, 46],
];

const WATERFRONT: Building[] = [
  [0, 62, 20],
  [60, 42, 32],
  [100, 72, 16],
  [170, 48, 40],
  [216, 90, 20],
  [304, 54, 34],
  [356, 84, 16],
  [438, 48, 36],
  [484, 72, 22],
  [554, 42, 44],
  [594, 126, 22],
];

const LIT_WINDOWS =
  "M38 296h4v6h-4zM50 306h4v6h-4zM150 300h4v6h-4zM164 312h4v6h-4zM262 290h4v6h-4zM278 302h4v6h-4zM340 274h4v6h-4zM352 296h4v6h-4zM540 292h4v6h-4zM556 306h4v6h-4zM606 300h4v6h-4zM690 304h4v6h-4z";

function district(x: number, far: string, near: string, lamp?: string): Markup {
  return svg`
    <path d="${silhouette(OLD_TOWN, HORIZON, x)}" fill="${far}"/>
    ${lamp && svg`<path d="${LIT_WINDOWS}" transform="translate(${x})" fill="${lamp}" opacity=".55"/>`}
    <path d="${silhouette(WATERFRONT, HORIZON, x)}" fill="${near}"/>`;
}

/** Church spires and low waterfront houses, as in Vilnius, Riga and Tallinn. */
export const baltic: Skyline = (_canvas, { far, near, lamp }, left, right) =>
  svg`${segments(left, right, SEGMENT).map((x) => district(x, far, near, lamp))}`;
