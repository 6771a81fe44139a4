import type { Canvas } from "../canvas.ts";
import { darken, lighten } from "../colour.ts";
import { contactShadow, flat, gold } from "../materials.ts";
import { highlight, seams, stitches } from "../strokes.ts";
import { type Markup, svg } from "../svg.ts";

const BRASS = "#e2c27c";
const ENGRAVING = "#8c6a2c";

export function tote(canvas: Canvas, colour: string): Markup {
  const leather = flat(canvas, colour, 0.26, 0.3);
  const tabs = [133, 249].map(
    (x) => svg`
      <path d="M${x} 170h18v31q0 3-3 3h-12q-3 0-3-3z" fill="${darken(colour, 0.34)}"/>
      <circle cx="${x + 9}" cy="193" r="4" fill="${BRASS}"/>`,
  );
  return svg`
    ${contactShadow(canvas, 200, 333, 142, 16, 0.4)}
    <path d="M148 170c0-112 104-112 104 0" fill="none" stroke="${darken(colour, 0.42)}" stroke-width="11"/>
    <path d="M95 157h210l18 158q1 14-13 14H90q-14 0-13-14z" fill="${leather}"/>
    <path d="M95 157h210l3 27H92z" fill="${darken(colour, 0.2)}"/>
    <path d="M141 178c-2-121 120-121 118 0" fill="none" stroke="${lighten(colour, 0.04)}" stroke-width="12"/>
    <path d="M144 150c6-43 27-64 56-65" fill="none" stroke="#fff" stroke-opacity=".2" stroke-width="3"/>
    ${tabs}
    <path d="M86 306h228" stroke="#fff" stroke-opacity=".28" stroke-width="2" stroke-dasharray="6 4"/>
    <path d="M104 190l-12 108" stroke="#fff" stroke-opacity=".12" stroke-width="7" stroke-linecap="round"/>
    <rect x="175" y="231" width="50" height="31" rx="5" fill="${BRASS}"/>
    <rect x="183" y="239" width="34" height="3.6" rx="1.8" fill="${ENGRAVING}"/>
    <rect x="188" y="247.5" width="24" height="3.6" rx="1.8" fill="${ENGRAVING}"/>`;
}

/** A canvas shopper with long handles and a print. */
export function canvasShopper(canvas: Canvas, colour: string): Markup {
  const handle = (x: number) => svg`M${x} 176c0-150 108-150 108 0`;
  return svg`
    ${contactShadow(canvas, 200, 340, 132, 14, 0.36)}
    <path d="${handle(156)}" fill="none" stroke="${darken(colour, 0.4)}" stroke-width="13"/>
    <path d="M88 150h224l8 178q0 10-10 10H90q-10 0-10-10z" fill="${flat(canvas, colour, 0.24, 0.2)}"/>
    <path d="M88 150h224l1 18H87z" fill="${darken(colour, 0.14)}"/>
    <path d="${handle(136)}" fill="none" stroke="${lighten(colour, 0.1)}" stroke-width="14"/>
    <path d="M128 158h18v30h-18zM236 158h18v30h-18z" fill="${lighten(colour, 0.06)}"/>
    ${stitches("M130 162l14 22M144 162l-14 22M238 162l14 22M252 162l-14 22M88 166h224", darken(colour, 0.5), 0.5)}
    <circle cx="200" cy="248" r="38" fill="#fffdf8" opacity=".9"/>
    <path d="M176 256l16-26 16 26 10-16 8 16" fill="none" stroke="${darken(colour, 0.2)}" stroke-width="6"
      stroke-linejoin="round" stroke-linecap="round"/>
    ${seams("M106 190c-4 44-8 88-8 132M292 196c4 40 8 80 8 122M150 322c-4-16-4-30 0-44", darken(colour, 0.4), 0.3)}`;
}

/** A small flap bag on a chain. */
export function chainBag(canvas: Canvas, colour: string): Markup {
  const quilt = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map(
    (row) => svg`M${20 + row * 36} 340l160-180M${20 + row * 36} 160l160 180`,
  );
  return svg`
    ${contactShadow(canvas, 200, 326, 146, 15, 0.4)}
    <path d="M104 190C70 40 330 40 296 190" fill="none" stroke="#7d5a22" stroke-width="11"/>
    <path d="M104 190C70 40 330 40 296 190" fill="none" stroke="#f2dca6" stroke-width="7" stroke-dasharray="9 5"/>
    <rect x="76" y="168" width="248" height="156" rx="22" fill="${flat(canvas, darken(colour, 0.1), 0.25, 0.35)}"/>
    <path d="M76 186q0-20 20-20h208q20 0 20 20v58q0 34-44 42l-80 14-80-14q-44-8-44-42z"
      fill="${flat(canvas, colour, 0.32, 0.24)}"/>
    <g clip-path="${canvas.clip(svg`<path d="M76 186q0-20 20-20h208q20 0 20 20v58q0 34-44 42l-80 14-80-14q-44-8-44-42z"/>`)}">
      <path d="${quilt}" stroke="${darken(colour, 0.5)}" stroke-opacity=".32" stroke-width="2"/>
    </g>
    <rect x="178" y="266" width="44" height="34" rx="8" fill="${gold(canvas)}"/>
    <rect x="194" y="274" width="12" height="18" rx="4" fill="${ENGRAVING}"/>
    ${highlight("M92 196v48", 6, 0.2)}`;
}
