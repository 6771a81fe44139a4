import { type Canvas, DOWN } from "../canvas.ts";
import { darken, lighten, mix } from "../colour.ts";
import { print } from "../elements/print.ts";
import { contactShadow, flat } from "../materials.ts";
import { highlight, seams } from "../strokes.ts";
import { type Markup, svg } from "../svg.ts";

const bubbles: Markup = svg`
  <g fill="#fff" fill-opacity=".5" stroke="#fff" stroke-opacity=".9" stroke-width="2">
    <circle cx="300" cy="146" r="17"/><circle cx="326" cy="170" r="9"/><circle cx="282" cy="120" r="7"/>
  </g>`;

/** A pressed oval bar on a wooden dish. */
export function soap(canvas: Canvas, colour: string): Markup {
  const pale = mix(colour, "#fffaf0", 0.35);
  return svg`
    ${contactShadow(canvas, 200, 312, 164, 15, 0.4)}
    <path d="M52 262h296q-6 46-56 46H108q-50 0-56-46z" fill="${flat(canvas, "#a8754a", 0.25, 0.3, DOWN)}"/>
    <path d="M74 276h252" stroke="#7b5130" stroke-opacity=".6" stroke-width="3"/>
    <path d="M88 216v14c0 26 50 38 112 38s112-12 112-38v-14z" fill="${darken(pale, 0.14)}"/>
    <ellipse cx="200" cy="212" rx="112" ry="44" fill="${flat(canvas, pale, 0.45, 0.12)}"/>
    <ellipse cx="200" cy="211" rx="86" ry="30" fill="none" stroke="${darken(pale, 0.25)}" stroke-opacity=".5"
      stroke-width="3"/>
    <path d="M176 216l16-18 14 18 12-12 10 12" fill="none" stroke="${darken(pale, 0.35)}" stroke-opacity=".7"
      stroke-width="5" stroke-linecap="round" stroke-linejoin="round"/>
    ${bubbles}
    ${highlight("M112 200c14-16 40-24 66-26", 6, 0.6)}`;
}

/** Two cut bars, one in a paper sleeve. */
export function soapBars(canvas: Canvas, colour: string): Markup {
  const pale = mix(colour, "#fffaf0", 0.3);
  return svg`
    ${contactShadow(canvas, 200, 318, 164, 15, 0.4)}
    <path d="M82 226l152-14 92 30v62l-148 14-96-34z" fill="${darken(pale, 0.12)}"/>
    <path d="M82 226l152-14 92 30-148 16z" fill="${lighten(pale, 0.35)}"/>
    <path d="M178 258l148-16v62l-148 14z" fill="${flat(canvas, pale, 0.15, 0.16)}"/>
    ${seams("M186 276c30-12 50 12 76-2s40 2 58-8M186 296c30-10 60 8 132-8", darken(pale, 0.4), 0.3, 4)}
    <path d="M96 152l150-16 70 26v58l-140 16-80-28z" fill="${darken(pale, 0.12)}"/>
    <path d="M96 152l150-16 70 26-140 18z" fill="${lighten(pale, 0.4)}"/>
    <path d="M176 180l140-18v58l-140 16z" fill="${flat(canvas, pale, 0.18, 0.14)}"/>
    <path d="M206 176l80-10v58l-80 9z" fill="#fffdf8"/><path d="M206 176l80-10-70-25-82 9z" fill="#f3eee4"/>
    <g transform="translate(246 182) skewY(-7)">${print(0, 6, 50)}</g>`;
}
