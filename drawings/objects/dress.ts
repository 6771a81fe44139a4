import type { Canvas } from "../canvas.ts";
import { darken } from "../colour.ts";
import { contactShadow, flat } from "../materials.ts";
import { type Markup, svg } from "../svg.ts";

const BODICE = "M149 88q28-7 51 18 23-25 51-18-2 46-10 90h-82q-8-44-10-90z";
const SKIRT = "M159 176h82c31 48 59 107 71 164q2 9-7 11-105 18-210 0-9-2-7-11c12-57 40-116 71-164z";
const FOLDS =
  "M170 192c-22 52-40 103-50 158M190 194c-8 54-14 107-16 163M211 194c7 54 14 107 19 162M231 192c21 51 41 102 52 156";

export function dress(canvas: Canvas, colour: string): Markup {
  const cloth = flat(canvas, colour, 0.24, 0.24, [0, 0, 1, 0.6]);
  return svg`
    ${contactShadow(canvas, 200, 357, 116, 12, 0.3)}
    <path d="M159 46q-3 22 0 46M241 46q3 22 0 46" fill="none" stroke="${darken(colour, 0.22)}" stroke-width="6"
      stroke-linecap="round"/>
    <path d="${SKIRT}" fill="${cloth}"/>
    <path d="${BODICE}" fill="${cloth}"/>
    <path d="${FOLDS}" fill="none" stroke="${darken(colour, 0.42)}" stroke-opacity=".42" stroke-width="2"/>
    <path d="M157 168q43 15 86 0l4 20q-47 15-94 0z" fill="${darken(colour, 0.36)}"/>
    <path d="M149 214c-18 40-32 82-40 124" fill="none" stroke="#fff" stroke-opacity=".17" stroke-width="9"
      stroke-linecap="round"/>`;
}
