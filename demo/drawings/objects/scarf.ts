import type { Canvas } from "../canvas.ts";
import { darken, lighten } from "../colour.ts";
import { contactShadow, flat } from "../materials.ts";
import { highlight, seams } from "../strokes.ts";
import { type Markup, svg } from "../svg.ts";

function fringe(left: number, y: number, strands: number): string {
  return Array.from({ length: strands }, (_, strand) => `M${left + strand * 8} ${y}v20`).join("");
}

/** Wound once around the neck, both ends hanging. */
export function scarf(canvas: Canvas, colour: string): Markup {
  const wool = flat(canvas, colour, 0.24, 0.24);
  const stripe = lighten(colour, 0.6);
  return svg`
    ${contactShadow(canvas, 202, 350, 100, 11, 0.3)}
    <path d="${fringe(152, 318, 9)}" stroke="${darken(colour, 0.2)}" stroke-width="4" stroke-linecap="round"/>
    <path d="M156 160l-10 160h76l6-150z" fill="${flat(canvas, darken(colour, 0.16), 0.16, 0.24)}"/>
    <path d="${fringe(214, 332, 9)}" stroke="${colour}" stroke-width="4" stroke-linecap="round"/>
    <path d="M192 160l16 174h76l-20-184z" fill="${wool}"/>
    <path d="M206 272l75-4M207 290l76-4M209 308l76-4" stroke="${stripe}" stroke-width="7"/>
    <path d="M108 132c0-42 40-68 94-68s92 26 92 68c0 46-40 72-94 72s-92-26-92-72z" fill="${wool}"/>
    <path d="M140 118c4-24 28-36 62-36s56 12 58 34c-30 20-90 22-120 2z" fill="${darken(colour, 0.5)}"/>
    ${seams("M116 150c34 34 134 38 172-8M128 178c40 20 104 18 144-16M110 128c10 10 20 16 32 20M292 122c-12 14-26 20-40 24", darken(colour, 0.5), 0.38, 3)}
    ${highlight("M124 120c2-22 14-36 34-44M222 190l8 70", 6, 0.16)}`;
}

/** A folded square of printed silk. */
export function silkScarf(canvas: Canvas, colour: string): Markup {
  const pale = lighten(colour, 0.62);
  const rings = [0, 1, 2, 3].map((ring) => svg`<circle cx="200" cy="226" r="${24 + ring * 22}"/>`);
  const petals = Array.from(
    { length: 8 },
    (_, petal) => svg`<path d="M200 208q16-30 0-52-16 22 0 52z" transform="rotate(${petal * 45} 200 226)"/>`,
  );
  return svg`
    ${contactShadow(canvas, 200, 334, 156, 13, 0.34)}
    <path d="M66 128l250-14q12 0 12 12l6 190q0 12-12 12l-258 4q-12 0-12-12l2-180q0-12 12-12z"
      fill="${darken(colour, 0.2)}"/>
    <path d="M80 108h240q12 0 12 12v200q0 12-12 12H80q-12 0-12-12V120q0-12 12-12z"
      fill="${flat(canvas, colour, 0.28, 0.24)}"/>
    <rect x="82" y="122" width="236" height="196" rx="4" fill="none" stroke="${pale}" stroke-width="8"/>
    <g clip-path="${canvas.clip(svg`<path d="M90 130h220v180H90z"/>`)}">
      <g fill="none" stroke="${pale}" stroke-opacity=".6" stroke-width="3">${rings}</g>
      <g fill="${pale}" opacity=".85">${petals}</g>
    </g>
    <path d="M332 300L270 332h50q12 0 12-12z" fill="${pale}"/>
    ${seams("M332 300l-62 32", darken(colour, 0.4), 0.5)}
    ${highlight("M96 146l90-8", 6, 0.2)}`;
}
