import { type Canvas, DIAGONAL } from "../canvas.ts";
import { darken, lighten } from "../colour.ts";
import { litScreen } from "../elements/lit-screen.ts";
import { contactShadow, flat, steel } from "../materials.ts";
import { type Markup, svg } from "../svg.ts";

const GLASS = "#0c0e11";

/** Upright, with a pencil leaning on it. */
export function tablet(canvas: Canvas, colour: string): Markup {
  return svg`
    ${contactShadow(canvas, 205, 328, 152, 16)}
    <g transform="rotate(-3 200 200)">
      <rect x="86" y="72" width="228" height="254" rx="20" fill="${canvas.blend("#e9ebee", "#9aa1a9", DIAGONAL)}"/>
      <rect x="90" y="76" width="220" height="246" rx="17" fill="${GLASS}"/>
      ${litScreen(canvas, colour, { x: 100, y: 86, width: 200, height: 226, radius: 9 })}
    </g>
    <g transform="rotate(12 330 220)">
      <rect x="321" y="110" width="12" height="198" rx="6" fill="${steel(canvas)}"/>
      <rect x="322" y="112" width="10" height="184" rx="5" fill="#f8f8f7"/>
      <path d="M322 302h10l-5 18z" fill="#c9ced4"/>
    </g>`;
}

/** Lying wide on the folded cover that carries it. */
export function tabletOnCover(canvas: Canvas, colour: string): Markup {
  return svg`
    ${contactShadow(canvas, 200, 316, 172, 16, 0.4)}
    <path d="M92 250h216l44 52q4 8-6 8H54q-10 0-6-8z" fill="${flat(canvas, colour, 0.2, 0.4)}"/>
    <path d="M92 250h216l10 12H82z" fill="${darken(colour, 0.5)}" opacity=".6"/>
    <path d="M62 300h276" stroke="${lighten(colour, 0.4)}" stroke-opacity=".5" stroke-width="2" stroke-dasharray="6 4"/>
    <rect x="50" y="84" width="300" height="196" rx="18" fill="${canvas.blend("#eceef0", "#8f969e", DIAGONAL)}"/>
    <rect x="54" y="88" width="292" height="188" rx="15" fill="${GLASS}"/>
    ${litScreen(canvas, colour, { x: 64, y: 98, width: 272, height: 168, radius: 7 })}
    <circle cx="200" cy="93" r="2" fill="#3c4249"/>`;
}
