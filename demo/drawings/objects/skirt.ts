import type { Canvas } from "../canvas.ts";
import { darken, lighten } from "../colour.ts";
import { contactShadow, flat, gold } from "../materials.ts";
import { highlight, seams, stitches } from "../strokes.ts";
import { type Markup, svg } from "../svg.ts";

/** Knife pleats that open towards the hem. */
export function skirt(canvas: Canvas, colour: string): Markup {
  const pleats = Array.from({ length: 9 }, (_, pleat) => {
    const [top, bottom] = [146 + pleat * 12, 74 + pleat * 28];
    return svg`<path d="M${top} 108h12L${bottom + 28} 332l-14 8L${bottom} 334z" fill="${pleat % 2 === 0 ? lighten(colour, 0.1) : darken(colour, 0.1)}"/>`;
  });
  return svg`
    ${contactShadow(canvas, 200, 342, 140, 12, 0.3)}
    <path d="M146 106h108l72 226q-126 18-252 0z" fill="${flat(canvas, colour, 0.2, 0.24)}"/>
    <g opacity=".85">${pleats}</g>
    ${seams("M84 312q116 18 232 0", darken(colour, 0.4), 0.35)}
    <path d="M144 80h112q4 0 4 5v22q-60 10-120 0V85q0-5 4-5z" fill="${darken(colour, 0.26)}"/>
    <rect x="232" y="88" width="14" height="14" rx="4" fill="${gold(canvas)}"/>
    ${highlight("M152 122l-54 190", 7, 0.14)}`;
}

/** A buttoned A-line skirt with two pockets. */
export function buttonedSkirt(canvas: Canvas, colour: string): Markup {
  const buttons = [126, 162, 198, 234, 270, 306].map((y) => svg`<circle cx="200" cy="${y}" r="6"/>`);
  return svg`
    ${contactShadow(canvas, 200, 338, 128, 12, 0.3)}
    <path d="M138 84h124l50 240q1 9-8 10-104 12-208 0-9-1-8-10z" fill="${flat(canvas, colour, 0.24, 0.26)}"/>
    <path d="M138 84h124l5 24q-67 8-134 0z" fill="${darken(colour, 0.24)}"/>
    ${stitches("M188 112v218M212 112v218M92 314q108 12 216 0", lighten(colour, 0.5), 0.55)}
    <g fill="${gold(canvas)}">${buttons}</g>
    <path d="M128 158q28 12 46 2l-4 62q-26 8-54-4zM272 158q-28 12-46 2l4 62q26 8 54-4z" fill="${darken(colour, 0.09)}"
      stroke="${darken(colour, 0.4)}" stroke-opacity=".45" stroke-width="2"/>
    ${highlight("M128 240l-16 70", 7, 0.16)}`;
}
