import type { Canvas } from "../canvas.ts";
import { darken, lighten } from "../colour.ts";
import { contactShadow, flat } from "../materials.ts";
import { type Markup, svg } from "../svg.ts";

const BODY =
  "M149 52c22 17 80 17 102 0l29 13c19 9 29 22 34 44l27 158q1 10-8 11l-26 4q-9 1-11-8l-16-84 8 152q0 10-9 10H121q-9 0-9-10l8-152-16 84q-2 9-11 8l-26-4q-9-1-8-11l27-158c5-22 15-35 34-44z";
const LEFT_LAPEL = "M149 52l-22 50 35 9-13 20 51 62v-58z";
const RIGHT_LAPEL = "M251 52l22 50-35 9 13 20-51 62v-58z";

export function coat(canvas: Canvas, colour: string): Markup {
  const cloth = flat(canvas, colour, 0.18, 0.24);
  const seam = darken(colour, 0.5);
  const buttons = [208, 248, 288].flatMap((y) => [183, 217].map((x) => svg`<circle cx="${x}" cy="${y}" r="6"/>`));
  return svg`
    ${contactShadow(canvas, 200, 354, 112, 12, 0.3)}
    <path d="${BODY}" fill="${cloth}"/>
    <path d="M163 57c20 9 54 9 74 0l-37 82z" fill="#efe9df"/>
    <path d="M181 63l19 30 19-30" fill="none" stroke="#d8cfbf" stroke-width="3"/>
    <path d="${LEFT_LAPEL}" fill="${darken(colour, 0.16)}"/>
    <path d="${RIGHT_LAPEL}" fill="${darken(colour, 0.27)}"/>
    <path d="M149 52l-22 50 35 9" fill="none" stroke="${lighten(colour, 0.25)}" stroke-opacity=".5" stroke-width="2"/>
    <path d="M200 193v159" stroke="${seam}" stroke-width="2.6"/>
    <g fill="${darken(colour, 0.52)}">${buttons}</g>
    <path d="M131 258l34-6v10l-34 6zM269 258l-34-6v10l34 6z" fill="${darken(colour, 0.32)}"/>
    <g fill="none" stroke="${seam}" stroke-opacity=".42" stroke-width="2">
      <path d="M120 190c0-29-4-50-11-66M280 190c0-29 4-50 11-66M61 255l36 6M339 255l-36 6"/>
    </g>
    <path d="M131 200c-2 42-5 84-7 128" fill="none" stroke="#fff" stroke-opacity=".1" stroke-width="9"/>`;
}
