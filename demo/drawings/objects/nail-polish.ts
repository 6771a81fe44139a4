import type { Canvas } from "../canvas.ts";
import { lighten } from "../colour.ts";
import { contactShadow, cylinder, dome, flat, gold } from "../materials.ts";
import { highlight } from "../strokes.ts";
import { type Markup, svg } from "../svg.ts";

/** A square bottle under a tall cap. */
export function nailPolish(canvas: Canvas, colour: string): Markup {
  return svg`
    ${contactShadow(canvas, 200, 336, 96, 15, 0.42)}
    <path d="M170 62q30-12 60 0l8 118h-76z" fill="${cylinder(canvas, "#1f2327", 0.28, 0.6)}"/>
    <rect x="168" y="178" width="64" height="16" rx="3" fill="${gold(canvas)}"/>
    <path d="M144 194h112q16 0 16 16v108q0 18-18 18H146q-18 0-18-18V210q0-16 16-16z" fill="#fff" opacity=".6"/>
    <path d="M150 204h100q12 0 12 12v92q0 16-16 16h-92q-16 0-16-16v-92q0-12 12-12z"
      fill="${flat(canvas, colour, 0.36, 0.28)}"/>
    <rect x="172" y="252" width="56" height="6" rx="3" fill="#fff" opacity=".85"/>
    <rect x="182" y="266" width="36" height="4" rx="2" fill="#fff" opacity=".6"/>
    ${highlight("M146 220v84M180 74l-6 92", 7, 0.4)}`;
}

/** A round bottle, the brush leaning out with a drop. */
export function roundNailPolish(canvas: Canvas, colour: string): Markup {
  return svg`
    ${contactShadow(canvas, 200, 334, 132, 15, 0.42)}
    <g transform="rotate(30 280 200)">
      <path d="M254 60q26-10 52 0l6 116h-64z" fill="${cylinder(canvas, "#f0ece4", 0.8, 0.26)}"/>
      <rect x="258" y="174" width="44" height="12" rx="3" fill="${gold(canvas)}"/>
      <path d="M276 184h8v54h-8z" fill="#d9dde1"/><path d="M271 236h18q4 26-9 44-13-18-9-44z" fill="${colour}"/>
    </g>
    <rect x="130" y="182" width="52" height="36" rx="5" fill="#d9dde1" opacity=".9"/>
    <ellipse cx="156" cy="182" rx="26" ry="6" fill="${lighten(colour, 0.2)}"/>
    <circle cx="156" cy="270" r="66" fill="#fff" opacity=".6"/>
    <circle cx="156" cy="270" r="58" fill="${dome(canvas, colour, 0.45, 0.34)}"/>
    <rect x="130" y="266" width="52" height="6" rx="3" fill="#fff" opacity=".85"/>
    ${highlight("M110 276c-2-22 8-42 26-52", 7, 0.5)}`;
}
