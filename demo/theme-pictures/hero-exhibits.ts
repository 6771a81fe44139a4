import { coat } from "../drawings/objects/coat.ts";
import { dress } from "../drawings/objects/dress.ts";
import { headphones } from "../drawings/objects/headphones.ts";
import { jar } from "../drawings/objects/jar.ts";
import { lipstick } from "../drawings/objects/lipstick.ts";
import { perfume } from "../drawings/objects/perfume.ts";
import { sunglasses } from "../drawings/objects/sunglasses.ts";
import { tote } from "../drawings/objects/tote.ts";
import type { MosaicTile } from "../drawings/scenes/product-mosaic.ts";
import type { Exhibit } from "../drawings/scenes/still-life.ts";
import { altHero } from "./palettes.ts";

export const altTiles: MosaicTile[] = [
  {
    x: 655,
    y: 0,
    width: 359,
    height: 432,
    backdrop: altHero.paper,
    exhibit: { product: coat, colour: "#3a3a3f", x: 834, y: 366, scale: 0.96, foot: 350 },
  },
  {
    x: 1022,
    y: 0,
    width: 258,
    height: 212,
    backdrop: altHero.ultramarine,
    exhibit: { product: headphones, colour: "#e9e9ec", x: 1151, y: 186, scale: 0.58, foot: 331 },
  },
  {
    x: 1022,
    y: 220,
    width: 258,
    height: 212,
    backdrop: altHero.paper,
    exhibit: { product: sunglasses, colour: "#4b4b52", x: 1151, y: 372, scale: 0.62, foot: 268 },
  },
];

export const alt2Exhibits: Exhibit[] = [
  { product: tote, colour: "#8f3f22", x: 711, y: 356, scale: 0.89, foot: 331, plinth: { left: 576, width: 268 } },
  { product: jar, colour: "#c8935a", x: 938, y: 294, scale: 0.67, foot: 326, plinth: { left: 840, width: 196 } },
  { product: perfume, colour: "#e0b04c", x: 1132, y: 246, scale: 0.71, foot: 332, plinth: { left: 1033, width: 196 } },
];

export const wlExhibits: Exhibit[] = [
  { product: dress, colour: "#6d2152", x: -470, y: 434, scale: 0.72, foot: 352 },
  { product: jar, colour: "#b9dcae", x: -270, y: 446, scale: 0.44, foot: 326 },
  { product: perfume, colour: "#e59abf", x: 290, y: 436, scale: 0.55, foot: 332 },
  { product: lipstick, colour: "#a8324f", x: 470, y: 446, scale: 0.49, foot: 342 },
];
