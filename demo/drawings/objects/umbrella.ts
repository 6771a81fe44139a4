import type { Canvas } from "../canvas.ts";
import { darken, lighten } from "../colour.ts";
import { contactShadow, cylinder, flat, steel } from "../materials.ts";
import { highlight, seams } from "../strokes.ts";
import { type Markup, svg } from "../svg.ts";

/** Open, its curved handle on the floor. */
export function umbrella(canvas: Canvas, colour: string): Markup {
  return svg`
    ${contactShadow(canvas, 190, 350, 100, 12, 0.3)}
    <path d="M200 60v250c0 40-52 40-52 4" fill="none" stroke="#6b4a30" stroke-width="9" stroke-linecap="round"/>
    <path d="M200 60v200" stroke="${steel(canvas)}" stroke-width="6"/>
    <path d="M46 204q26-22 52-2-2-50 102-128v128q-26-22-51 0-26-20-51 0-26-20-52 2z" fill="${darken(colour, 0.06)}"/>
    <path d="M40 208C44 118 112 66 200 66s156 52 160 142q-26-24-53-2-27-22-54 0-27-22-53 0-26-22-53 0-27-22-54 0-27-22-53 2z"
      fill="${flat(canvas, colour, 0.3, 0.28)}"/>
    <path d="M200 66c-30 38-50 88-53 140 26-22 53 0 53 0s27-22 53 0c-3-52-23-102-53-140z"
      fill="${lighten(colour, 0.16)}" opacity=".7"/>
    ${seams("M200 66c-60 30-100 80-107 140M200 66c60 30 100 80 107 140M200 66v140", darken(colour, 0.5), 0.4)}
    <path d="M200 44v24" stroke="#3a3f46" stroke-width="6" stroke-linecap="round"/>
    ${highlight("M70 166c16-38 44-64 78-78", 7, 0.2)}`;
}

/** Folded small, next to its sleeve. */
export function foldedUmbrella(canvas: Canvas, colour: string): Markup {
  return svg`
    ${contactShadow(canvas, 202, 342, 110, 13, 0.38)}
    <path d="M262 128q26-10 52 0l6 200q-32 16-64 0z" fill="${flat(canvas, darken(colour, 0.14), 0.16, 0.3)}"/>
    <ellipse cx="288" cy="127" rx="26" ry="8" fill="${darken(colour, 0.6)}"/>
    <path d="M262 146c-24 20-30 60-20 90" fill="none" stroke="${darken(colour, 0.4)}" stroke-width="6"
      stroke-linecap="round"/>
    <rect x="132" y="54" width="56" height="76" rx="18" fill="${cylinder(canvas, "#2a2e33", 0.3, 0.6)}"/>
    <path d="M126 128h68l12 196q-44 24-92 0z" fill="${cylinder(canvas, colour, 0.3, 0.34)}"/>
    ${seams("M142 132l-12 196M160 132v206M178 132l12 196", darken(colour, 0.55), 0.45, 3)}
    <path d="M120 214q40 16 80 0l2 24q-42 16-84 0z" fill="${darken(colour, 0.34)}"/>
    <circle cx="160" cy="234" r="7" fill="#d9dde1"/>
    <path d="M146 58c-40 0-44 60-24 70" fill="none" stroke="#2a2e33" stroke-width="5"/>
    ${highlight("M136 146l-6 60", 5, 0.25)}`;
}
