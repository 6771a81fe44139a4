import type { Canvas } from "../canvas.ts";
import { darken, lighten } from "../colour.ts";
import { armholes, CUFFS, folds, LONG_SLEEVED, SHORT_SLEEVED } from "../elements/garment.ts";
import { contactShadow, flat } from "../materials.ts";
import { seams, stitches } from "../strokes.ts";
import { type Markup, svg } from "../svg.ts";

function placket(colour: string, top: number, rows: readonly number[]): Markup {
  return svg`
    <path d="M192 ${top}h16V338h-16z" fill="${lighten(colour, 0.12)}" opacity=".7"/>
    ${seams(svg`M192 ${top}V338M208 ${top}V338`, darken(colour, 0.45), 0.4, 1.5)}
    <g fill="#fffdf8" stroke="${darken(colour, 0.4)}"
      stroke-opacity=".5">${rows.map((y) => svg`<circle cx="200" cy="${y}" r="4"/>`)}</g>`;
}

function breastPocket(colour: string): Markup {
  return svg`<path d="M226 166h42v38l-21 10-21-10z" fill="${darken(colour, 0.06)}" stroke="${darken(colour, 0.4)}"
    stroke-opacity=".45" stroke-width="2"/>`;
}

/** Long sleeves, turned-down collar. */
export function shirt(canvas: Canvas, colour: string): Markup {
  return svg`
    ${contactShadow(canvas, 200, 341, 118, 11, 0.27)}
    <path d="M146 84q54 40 108 0l-8-22q-46 12-92 0z" fill="${darken(colour, 0.45)}"/>
    <path d="${LONG_SLEEVED}" fill="${flat(canvas, colour, 0.2, 0.18)}"/>
    <path d="${CUFFS}" fill="${darken(colour, 0.1)}"/>
    ${placket(colour, 112, [138, 176, 214, 252, 290, 322])}${breastPocket(colour)}
    <path d="M154 64l46 44-30 32-34-58zM246 64l-46 44 30 32 34-58z"
      fill="${flat(canvas, lighten(colour, 0.08), 0.2, 0.16)}"/>
    ${seams("M154 64l46 44 46-44M136 82l34 58 30-32 30 32 34-58", darken(colour, 0.45), 0.35)}
    ${armholes(colour)}${folds(colour)}`;
}

/** A camp shirt: short sleeves, open notched collar, printed with leaves. */
export function campShirt(canvas: Canvas, colour: string): Markup {
  const leaf = canvas.reusable(svg`<path d="M0-17q11 9 0 34Q-11-8 0-17z"/><path d="M0 17q13-7 20-21-15 2-20 21z"/>`);
  const places = [
    [92, 150, 20],
    [140, 196, -30],
    [152, 268, 24],
    [138, 318, -60],
    [240, 232, 40],
    [262, 300, -20],
    [256, 160, 80],
    [308, 146, -30],
    [164, 148, 66],
    [224, 310, 130],
    [172, 224, 150],
    [266, 256, 100],
  ];
  const print = places.map(
    ([x = 0, y = 0, turn = 0]) => svg`<use href="${leaf}" transform="translate(${x} ${y}) rotate(${turn})"/>`,
  );
  return svg`
    ${contactShadow(canvas, 200, 340, 112, 11, 0.27)}
    <path d="M146 84q54 40 108 0l-8-22q-46 12-92 0z" fill="${darken(colour, 0.45)}"/>
    <path d="${SHORT_SLEEVED}" fill="${flat(canvas, colour, 0.22, 0.18)}"/>
    <g fill="${lighten(colour, 0.5)}" opacity=".5">${print}</g>
    <path d="M152 72l48 76 48-76q-48 20-96 0z" fill="${darken(colour, 0.5)}"/>
    ${placket(colour, 146, [176, 214, 252, 290])}
    <path d="M150 66l50 82-36 6-4-22-28-6zM250 66l-50 82 36 6 4-22 28-6z" fill="${darken(colour, 0.12)}"/>
    ${armholes(colour)}${stitches("M62 184l44 16M338 184l-44 16M120 326h72M208 326h72", darken(colour, 0.4), 0.4)}`;
}
