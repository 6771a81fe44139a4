import type { Canvas } from "../canvas.ts";
import { boot } from "../objects/boot.ts";
import { earbuds } from "../objects/earbuds.ts";
import { loafer } from "../objects/loafer.ts";
import { powerBank } from "../objects/power-bank.ts";
import { smartwatch } from "../objects/smartwatch.ts";
import { sneaker } from "../objects/sneaker.ts";
import { giftCase, PACKAGING_FOOT, retailBox } from "../packaging/boxes.ts";
import { paperBag } from "../packaging/paper-bag.ts";
import { type Markup, svg } from "../svg.ts";
import { stage } from "./stage.ts";

/** Presents in their packaging. */
export function wrappedGifts(canvas: Canvas): Markup {
  const palette = { wall: ["#f6e1de", "#fbefe9"], disc: "#e9bdb5", floor: "#e9d5cc" } as const;
  return stage(canvas, palette, [
    { product: giftCase, colour: "#8f2f3c", x: 200, scale: 0.56, foot: PACKAGING_FOOT, plinth: 72 },
    { product: paperBag, colour: "#4f8f86", x: 520, scale: 0.66, foot: PACKAGING_FOOT, plinth: 72 },
    { product: retailBox, colour: "#d9a441", x: 360, scale: 0.56, foot: PACKAGING_FOOT },
  ]);
}

/** Shoes of three kinds. */
export function threeShoes(canvas: Canvas): Markup {
  const palette = { wall: ["#f9e4d0", "#fdf3e6"], disc: "#f3caa4", floor: "#ead6bd" } as const;
  return stage(canvas, palette, [
    { product: boot, colour: "#6b4a32", x: 196, scale: 0.62, foot: 326, plinth: 76 },
    { product: sneaker, colour: "#14594a", x: 524, scale: 0.62, foot: 305, plinth: 76 },
    { product: loafer, colour: "#8f2f3c", x: 364, scale: 0.54, foot: 305 },
  ]);
}

/** Things with batteries in them. */
export function chargedThings(canvas: Canvas): Markup {
  const palette = { wall: ["#dbe7f1", "#eef3f7"], disc: "#b9d2e4", floor: "#d5dbe2" } as const;
  return stage(canvas, palette, [
    { product: powerBank, colour: "#2d57b4", x: 196, scale: 0.56, foot: 340, plinth: 72 },
    { product: smartwatch, colour: "#26262a", x: 524, scale: 0.56, foot: 352, plinth: 72 },
    { product: earbuds, colour: "#d9d6cf", x: 360, scale: 0.56, foot: 330 },
  ]);
}

/** A payment card under a shield. */
export function guardedCard(canvas: Canvas): Markup {
  const palette = { wall: ["#d9e8f0", "#eef4f4"], disc: "#b7d3e0", floor: "#d3dcdf" } as const;
  const card = svg`
    <rect x="-170" y="-104" width="340" height="208" rx="22" fill="${canvas.blend("#1b7a65", "#0c4135")}"/>
    <rect x="-140" y="-58" width="54" height="42" rx="8" fill="#e9c98a"/>
    <path d="M-140-37h54M-122-58v42M-104-58v42" stroke="#b8924a" stroke-width="2"/>
    <rect x="-140" y="20" width="150" height="12" rx="6" fill="#fff" opacity=".85"/>
    <rect x="-140" y="48" width="92" height="10" rx="5" fill="#fff" opacity=".5"/>
    <circle cx="104" cy="58" r="24" fill="#f26b3a"/><circle cx="132" cy="58" r="24" fill="#f2b35b" opacity=".85"/>`;
  const shield = svg`
    <path d="M0-84 74-56v52C74 46 42 76 0 92-42 76-74 46-74-4v-52z" fill="#fffdf8"/>
    <path d="M0-66 58-44v42C58 36 34 60 0 74-34 60-58 36-58-2v-42z" fill="#1b7a65"/>
    <path d="M-26 4-6 24 30-16" fill="none" stroke="#fff" stroke-width="13" stroke-linecap="round" stroke-linejoin="round"/>`;
  return stage(
    canvas,
    palette,
    [],
    svg`
      <ellipse cx="352" cy="392" rx="190" ry="14" fill="#0b0d10" opacity=".16"/>
      <g transform="translate(338 238) rotate(-8)">${card}</g>
      <g transform="translate(508 280)">${shield}</g>`,
  );
}
