import type { Canvas } from "../canvas.ts";
import { darken } from "../colour.ts";
import { armholes, CUFFS, folds, HEM, LONG_SLEEVED } from "../elements/garment.ts";
import { contactShadow, flat, steel } from "../materials.ts";
import { seams } from "../strokes.ts";
import { type Markup, svg } from "../svg.ts";

function hood(colour: string): Markup {
  return svg`
    <path d="M134 94c-6-42 30-60 66-60s72 18 66 60c-20 26-112 26-132 0z" fill="${darken(colour, 0.15)}"/>
    <path d="M156 92c-4-28 18-42 44-42s48 14 44 42c-14 22-74 22-88 0z" fill="${darken(colour, 0.52)}"/>`;
}

function sweater(canvas: Canvas, colour: string): Markup {
  return svg`
    ${contactShadow(canvas, 200, 342, 124, 11, 0.28)}
    ${hood(colour)}
    <path d="${LONG_SLEEVED}" fill="${flat(canvas, colour, 0.18, 0.22)}"/>
    <g fill="${darken(colour, 0.22)}"><path d="${HEM}"/><path d="${CUFFS}"/></g>
    ${armholes(colour)}`;
}

/** A pullover with a pouch. */
export function hoodie(canvas: Canvas, colour: string): Markup {
  return svg`
    ${sweater(canvas, colour)}
    <path d="M150 248h100l18 54H132z" fill="${darken(colour, 0.1)}" stroke="${darken(colour, 0.35)}" stroke-opacity=".5"
      stroke-width="2"/>
    <path d="M178 112l-4 60M222 112l4 56" stroke="#f4f1ea" stroke-width="4" stroke-linecap="round"/>
    <path d="M122 206c8 40 8 74 4 104" fill="none" stroke="#fff" stroke-opacity=".1" stroke-width="8"/>`;
}

/** With a zip all the way down and two slanting pockets. */
export function zipHoodie(canvas: Canvas, colour: string): Markup {
  return svg`
    ${sweater(canvas, colour)}${folds(colour)}
    <path d="M200 104v234" stroke="${darken(colour, 0.45)}" stroke-width="9"/>
    <path d="M200 104v234" stroke="${steel(canvas)}" stroke-width="4" stroke-dasharray="3 2"/>
    <rect x="195" y="126" width="10" height="24" rx="4" fill="#d9dde1"/>
    ${seams("M146 250l-14 52M254 250l14 52", darken(colour, 0.55), 0.7, 5)}
    <path d="M176 108l-6 50M224 108l6 46" stroke="#f4f1ea" stroke-width="4" stroke-linecap="round"/>`;
}
