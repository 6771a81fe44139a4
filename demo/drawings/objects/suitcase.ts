import type { Canvas } from "../canvas.ts";
import { darken, lighten } from "../colour.ts";
import { contactShadow, flat, steel } from "../materials.ts";
import { highlight, stitches } from "../strokes.ts";
import { type Markup, svg } from "../svg.ts";
import { bothSides } from "../symmetry.ts";

const wheels: Markup = bothSides(svg`
  <rect x="120" y="326" width="28" height="14" rx="4" fill="#30353b"/><circle cx="134" cy="344" r="10" fill="#16191d"/>
  <circle cx="134" cy="344" r="4" fill="#8b929a"/>`);

/** A hard-shell trolley with ribs. */
export function suitcase(canvas: Canvas, colour: string): Markup {
  const ribs = [0, 1, 2, 3, 4, 5].map((rib) => svg`M${136 + rib * 25.6} 126v178`);
  return svg`
    ${contactShadow(canvas, 200, 354, 112, 12, 0.42)}
    <path d="M158 110V40q0-8 8-8h68q8 0 8 8v70" fill="none" stroke="${steel(canvas)}" stroke-width="8"/>
    <path d="M150 32h100v14q0 6-6 6h-88q-6 0-6-6z" fill="#23272c"/>
    ${wheels}
    <rect x="106" y="96" width="188" height="236" rx="26" fill="${flat(canvas, colour, 0.28, 0.32)}"/>
    <path d="${ribs}" stroke="${darken(colour, 0.42)}" stroke-opacity=".55" stroke-width="7" stroke-linecap="round"/>
    <path d="${ribs}" stroke="${lighten(colour, 0.42)}" stroke-opacity=".4" stroke-width="2" stroke-linecap="round"
      transform="translate(-4 0)"/>
    <rect x="176" y="196" width="48" height="22" rx="5" fill="${darken(colour, 0.5)}"/>
    <rect x="186" y="204" width="28" height="5" rx="2.5" fill="#fff" opacity=".85"/>
    ${bothSides(svg`<path d="M106 122q0-26 26-26h8q-30 6-34 44zM106 306q0 26 26 26h8q-30-6-34-44z" fill="${darken(colour, 0.36)}"/>`)}
    <path d="M176 92h48v8h-48z" fill="#23272c"/>
    ${highlight("M120 150v130", 6, 0.2)}`;
}

/** A soft cabin case with outer pockets. */
export function cabinCase(canvas: Canvas, colour: string): Markup {
  return svg`
    ${contactShadow(canvas, 200, 354, 118, 12, 0.42)}
    <path d="M162 110V52h76v58" fill="none" stroke="#565d65" stroke-width="8"/>
    <rect x="152" y="40" width="96" height="18" rx="8" fill="#23272c"/>
    ${wheels}
    <rect x="98" y="92" width="204" height="240" rx="20" fill="${flat(canvas, colour, 0.2, 0.3)}"/>
    <rect x="108" y="102" width="184" height="220" rx="14" fill="none" stroke="${darken(colour, 0.46)}"
      stroke-width="4"/>
    <rect x="122" y="128" width="156" height="70" rx="12" fill="${flat(canvas, lighten(colour, 0.06), 0.2, 0.16)}"/>
    <rect x="122" y="212" width="156" height="96" rx="12" fill="${flat(canvas, lighten(colour, 0.06), 0.2, 0.16)}"/>
    <path d="M130 144h140M130 230h140" stroke="${darken(colour, 0.5)}" stroke-width="4"/>
    <rect x="254" y="142" width="7" height="20" rx="3" fill="#d9dde1"/>
    <rect x="254" y="228" width="7" height="20" rx="3" fill="#d9dde1"/>
    ${stitches("M130 298h140M130 188h140", lighten(colour, 0.5), 0.5)}
    <path d="M172 92q0-20 28-20t28 20" fill="none" stroke="${darken(colour, 0.5)}" stroke-width="9"/>
    <rect x="176" y="258" width="48" height="24" rx="4" fill="#9a6238"/>
    ${highlight("M104 140v140", 5, 0.18)}`;
}
