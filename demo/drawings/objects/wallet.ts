import type { Canvas } from "../canvas.ts";
import { darken, lighten } from "../colour.ts";
import { contactShadow, flat, gold } from "../materials.ts";
import { highlight, stitches } from "../strokes.ts";
import { type Markup, svg } from "../svg.ts";

/** Folded, with two cards looking out. */
export function wallet(canvas: Canvas, colour: string): Markup {
  return svg`
    ${contactShadow(canvas, 200, 300, 146, 15, 0.38)}
    <g transform="rotate(-6 200 200)">
      <rect x="112" y="104" width="160" height="80" rx="9" fill="#e8e2d5"/>
      <rect x="122" y="116" width="150" height="80" rx="9" fill="#b9c9c2"/>
      <rect x="84" y="132" width="232" height="154" rx="18" fill="${flat(canvas, colour, 0.25, 0.28)}"/>
      <path d="M84 196h232" stroke="${darken(colour, 0.4)}" stroke-width="2"/>
      ${stitches("M107 144h186q11 0 11 11v108q0 11-11 11H107q-11 0-11-11V155q0-11 11-11z")}
      <rect x="258" y="190" width="66" height="42" rx="12" fill="${darken(colour, 0.2)}"/>
      <circle cx="284" cy="211" r="8" fill="#e2c27c"/>
      ${highlight("M100 162v72", 5, 0.16)}
    </g>`;
}

/** A long purse with a zip around it. */
export function zipPurse(canvas: Canvas, colour: string): Markup {
  return svg`
    ${contactShadow(canvas, 200, 304, 162, 15, 0.38)}
    <rect x="56" y="130" width="288" height="172" rx="26" fill="${darken(colour, 0.3)}"/>
    <rect x="62" y="136" width="276" height="160" rx="20" fill="none" stroke="${gold(canvas)}" stroke-width="5"
      stroke-dasharray="4 3"/>
    <rect x="56" y="146" width="288" height="156" rx="24" fill="${flat(canvas, colour, 0.3, 0.28)}"/>
    ${stitches("M78 160h244M78 288h244", lighten(colour, 0.5), 0.55)}
    <path d="M330 142l18 6 12 46q0 8-7 8t-9-7z" fill="${gold(canvas)}"/>
    <rect x="170" y="212" width="60" height="24" rx="6" fill="${gold(canvas)}"/>
    <rect x="181" y="222" width="38" height="4" rx="2" fill="#8c6a2c"/>
    ${highlight("M74 180v84", 6, 0.2)}`;
}
