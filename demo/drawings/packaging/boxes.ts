import { type Canvas, DOWN } from "../canvas.ts";
import { darken, lighten, mix } from "../colour.ts";
import { parcelAt } from "../elements/parcel.ts";
import { print } from "../elements/print.ts";
import { contactShadow, flat } from "../materials.ts";
import { highlight } from "../strokes.ts";
import { type Markup, svg } from "../svg.ts";

/** Every packaging stands on the line y = 340 of its 400 by 400 canvas. */
export const PACKAGING_FOOT = 340;

const KRAFT = "#c99b64";
const PAPER = "#f7f3ec";

/** A retail box: front, side and lid, a band in the colour of the product. */
export function retailBox(canvas: Canvas, colour: string): Markup {
  return svg`
    ${contactShadow(canvas, 204, 338, 150, 17, 0.4)}
    <path d="M78 108l56-20h190l-56 20z" fill="#fffdf9"/>
    <path d="M268 108l56-20v228l-56 24z" fill="${flat(canvas, darken(PAPER, 0.14), 0.05, 0.12, DOWN)}"/>
    <path d="M268 268l56-22v70l-56 24z" fill="${darken(colour, 0.3)}"/>
    <path d="M78 108h190v232H78z" fill="${flat(canvas, PAPER, 0.6, 0.05)}"/>
    <path d="M78 268h190v72H78z" fill="${flat(canvas, colour, 0.16, 0.16)}"/>
    <circle cx="173" cy="186" r="34" fill="none" stroke="${colour}" stroke-width="9"/>
    <path d="M157 194l12-18 12 18 7-10" fill="none" stroke="${colour}" stroke-width="6" stroke-linecap="round"
      stroke-linejoin="round"/>
    <g opacity=".9">${print(173, 290, 92, "#ffffff")}</g>`;
}

/** A shoe box with its lid askew and tissue paper. */
export function shoeBox(canvas: Canvas, colour: string): Markup {
  const lid = mix(colour, PAPER, 0.12);
  return svg`
    ${contactShadow(canvas, 200, 340, 174, 15, 0.42)}
    <path d="M44 214h312v116q0 10-10 10H54q-10 0-10-10z" fill="${flat(canvas, mix(colour, PAPER, 0.72), 0.3, 0.14)}"/>
    <path d="M58 208c20-34 56-12 82-26s54-20 82-2 50-14 76 4 36 10 48 28z" fill="#fffdf9"/>
    <path d="M92 204c12-16 30-18 44-14M218 186c18 2 28 10 34 20M290 192c14 2 22 8 28 14" fill="none" stroke="#d9d2c6"
      stroke-width="3"/>
    <path d="M36 206h328v44H36z" fill="${flat(canvas, lid, 0.2, 0.2)}"/>
    <path d="M36 250h328v4H36z" fill="#0b0d10" opacity=".14"/>
    <rect x="276" y="276" width="60" height="42" rx="3" fill="#fffdf9"/>
    ${print(306, 282, 44)}
    ${highlight("M50 216h120", 4, 0.3)}`;
}

/** A tall folding carton for bottles, tubes and pencils. */
export function slimCarton(canvas: Canvas, colour: string): Markup {
  return svg`
    ${contactShadow(canvas, 204, 340, 104, 14, 0.4)}
    <path d="M126 82l44-16h120l-44 16z" fill="${lighten(colour, 0.5)}"/>
    <path d="M246 82l44-16v256l-44 18z" fill="${darken(colour, 0.3)}"/>
    <path d="M126 82h120v258H126z" fill="${flat(canvas, mix(colour, PAPER, 0.2), 0.25, 0.1)}"/>
    <path d="M138 94h96v234h-96z" fill="none" stroke="#fffdf9" stroke-opacity=".7" stroke-width="2"/>
    <rect x="150" y="138" width="72" height="92" rx="3" fill="#fffdf9"/>
    <circle cx="186" cy="164" r="11" fill="none" stroke="${colour}" stroke-width="4"/>
    ${print(186, 188, 48)}`;
}

/** A small case that opens: watches, rings, glasses. */
export function giftCase(canvas: Canvas, colour: string): Markup {
  return svg`
    ${contactShadow(canvas, 200, 340, 150, 15, 0.42)}
    <path d="M84 226l20-96q3-12 14-12h164q11 0 14 12l20 96z" fill="${flat(canvas, darken(colour, 0.2), 0.2, 0.34)}"/>
    <path d="M104 218l16-78q2-8 9-8h142q7 0 9 8l16 78z" fill="${canvas.blend("#fffdf9", "#e6ded0")}"/>
    <path d="M176 176h48" stroke="#b08d4e" stroke-width="5" stroke-linecap="round"/>
    <path d="M76 226h248l-20 28H96z" fill="#efe8db"/>
    <path d="M76 226l20 28h208l20-28v94q0 20-20 20H96q-20 0-20-20z" fill="${flat(canvas, colour, 0.24, 0.3)}"/>
    <rect x="184" y="272" width="32" height="20" rx="5" fill="#e2c27c"/>
    ${highlight("M90 264v56", 5, 0.25)}`;
}

/** The brown carton a large thing travels in. */
export function shippingCarton(canvas: Canvas): Markup {
  return svg`
    ${contactShadow(canvas, 200, 332, 152, 18, 0.4)}
    ${parcelAt(200, 342, 2.1, KRAFT, "shipping")}`;
}
