import { type Canvas, DIAGONAL } from "../canvas.ts";
import { litScreen } from "../elements/lit-screen.ts";
import { contactShadow, steel } from "../materials.ts";
import { highlight } from "../strokes.ts";
import { type Markup, svg } from "../svg.ts";

const BEZEL = "#0d0f12";

export function monitor(canvas: Canvas, colour: string): Markup {
  return svg`
    ${contactShadow(canvas, 200, 326, 112, 12)}
    <path d="M188 248h24v66h-24z" fill="${steel(canvas)}"/>
    <path d="M132 324v-5q0-8 8-8h120q8 0 8 8v5z" fill="${canvas.blend("#dde0e4", "#8b929a")}"/>
    <rect x="44" y="84" width="312" height="188" rx="12" fill="${BEZEL}"/>
    ${litScreen(canvas, colour, { x: 51, y: 91, width: 298, height: 170, radius: 6 })}
    <circle cx="200" cy="267" r="2" fill="#e6ebef"/>`;
}

/** Wide and bent towards the viewer, on a forked stand. */
export function curvedMonitor(canvas: Canvas, colour: string): Markup {
  const bend = (top: number, side: number, bottom: number) =>
    svg`M${side} ${top}q${200 - side} 22 ${400 - 2 * side} 0V${bottom}q-${200 - side} 22-${400 - 2 * side} 0z`;
  return svg`
    ${contactShadow(canvas, 200, 322, 130, 12)}
    <path d="M186 262h28l70 52q4 8-6 8h-14l-64-44-64 44h-14q-10 0-6-8z"
      fill="${canvas.blend("#5b626a", "#1d2125", DIAGONAL)}"/>
    <path d="${bend(100, 24, 254)}" fill="${BEZEL}" stroke="${BEZEL}" stroke-width="8" stroke-linejoin="round"/>
    <g clip-path="${canvas.clip(svg`<path d="${bend(105, 29, 247)}"/>`)}">
      ${litScreen(canvas, colour, { x: 24, y: 100, width: 352, height: 166, radius: 0 })}
    </g>
    ${highlight("M40 262q160 20 320 0", 2, 0.3)}`;
}
