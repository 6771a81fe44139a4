import type { Theme } from "#domain/operations/storefronts/storefront.ts";
import type { Canvas } from "../drawings/canvas.ts";
import { boot } from "../drawings/objects/boot.ts";
import { coat } from "../drawings/objects/coat.ts";
import { dress } from "../drawings/objects/dress.ts";
import { headphones } from "../drawings/objects/headphones.ts";
import { jar } from "../drawings/objects/jar.ts";
import { lipstick } from "../drawings/objects/lipstick.ts";
import { perfume } from "../drawings/objects/perfume.ts";
import { sneaker } from "../drawings/objects/sneaker.ts";
import { sunglasses } from "../drawings/objects/sunglasses.ts";
import { tote } from "../drawings/objects/tote.ts";
import type { Frame } from "../drawings/picture.ts";
import { buyForMe } from "../drawings/scenes/buy-for-me.ts";
import { type Exhibit, type ProductDrawing, stillLife } from "../drawings/scenes/still-life.ts";
import type { Markup } from "../drawings/svg.ts";
import { cardPalettes } from "./card-palettes.ts";

/** A product and its colour, its scale on the card and the height of its foot. */
type Piece = readonly [product: ProductDrawing, colour: string, scale: number, foot: number];

type Goods = {
  /** Left on a plinth, in front on the floor, right on a plinth. */
  shop: readonly [Piece, Piece, Piece];
  buy: { product: ProductDrawing; colour: string };
};

const goods: Record<Theme, Goods> = {
  default: {
    shop: [
      [headphones, "#e0653a", 0.62, 331],
      [sneaker, "#14594a", 0.65, 305],
      [perfume, "#dba24a", 0.62, 332],
    ],
    buy: { product: sneaker, colour: "#0f5a4a" },
  },
  alt: {
    shop: [
      [headphones, "#c9c9cf", 0.6, 331],
      [boot, "#26262a", 0.62, 326],
      [tote, "#2a2bf0", 0.6, 331],
    ],
    buy: { product: coat, colour: "#3a3a3f" },
  },
  alt2: {
    shop: [
      [jar, "#c8935a", 0.58, 326],
      [tote, "#8f3f22", 0.7, 331],
      [perfume, "#e0b04c", 0.6, 332],
    ],
    buy: { product: boot, colour: "#6f3a22" },
  },
  pj: {
    shop: [
      [perfume, "#4fb3c8", 0.58, 332],
      [sunglasses, "#0b6f88", 0.66, 266],
      [tote, "#ef6f55", 0.6, 331],
    ],
    buy: { product: sneaker, colour: "#00798f" },
  },
  tp: {
    shop: [
      [headphones, "#2c2a20", 0.62, 331],
      [sneaker, "#e0a800", 0.65, 305],
      [boot, "#4b4838", 0.58, 326],
    ],
    buy: { product: headphones, colour: "#e0a800" },
  },
  wl: {
    shop: [
      [lipstick, "#a8324f", 0.56, 342],
      [jar, "#b9dcae", 0.58, 326],
      [perfume, "#e59abf", 0.6, 332],
    ],
    buy: { product: dress, colour: "#6d2152" },
  },
  nl: {
    shop: [
      [headphones, "#2d57b4", 0.62, 331],
      [boot, "#6b4a32", 0.62, 326],
      [jar, "#ffab5c", 0.54, 326],
    ],
    buy: { product: sneaker, colour: "#1b3f94" },
  },
  ae: {
    shop: [
      [perfume, "#d9b15f", 0.62, 332],
      [tote, "#12294a", 0.66, 331],
      [lipstick, "#8f2f3c", 0.56, 342],
    ],
    buy: { product: sunglasses, colour: "#3a2f22" },
  },
};

function exhibitAt([product, colour, scale, foot]: Piece, x: number, y: number, onPlinth = false): Exhibit {
  return { product, colour, scale, foot, x, y, ...(onPlinth && { plinth: { left: x - 76, width: 152 } }) };
}

export const entryFrame: Frame = { width: 720, height: 344, keep: "xMidYMid" };

export function shopCard(canvas: Canvas, theme: Theme): Markup {
  const [left, front, right] = goods[theme].shop;
  return stillLife(canvas, cardPalettes[theme].studio, {
    ...entryFrame,
    disc: { x: 470, y: 142, r: 130 },
    floorY: 290,
    exhibits: [exhibitAt(left, 194, 238, true), exhibitAt(right, 588, 242, true), exhibitAt(front, 374, 282)],
  });
}

export function buyCard(canvas: Canvas, theme: Theme): Markup {
  const { product, colour } = goods[theme].buy;
  const { browser, brand } = cardPalettes[theme];
  return buyForMe(canvas, { ...browser, ...brand, product: colour }, product);
}
