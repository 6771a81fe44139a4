import type { Canvas } from "../canvas.ts";
import { darken, lighten } from "../colour.ts";
import { contactShadow, cylinder, flat, gold, steel } from "../materials.ts";
import { highlight, seams } from "../strokes.ts";
import { type Markup, svg } from "../svg.ts";

type BrushShape = { hair: string; half: number; length: number };

/** An upright make-up brush; the origin is the foot. */
function makeUpBrush(canvas: Canvas, colour: string, { hair, half, length }: BrushShape): Markup {
  const top = -length;
  return svg`
    <path d="M${-half * 0.5} ${top}h${half}q${half * 0.35} ${length * 0.4} 0 ${length * 0.92}-${half * 0.5} ${length * 0.1}-${half} 0-${half * 0.35}-${length * 0.52} 0-${length * 0.92}z"
      fill="${cylinder(canvas, colour, 0.4, 0.34)}"/>
    <path d="M${-half * 0.6} ${top - 40}h${half * 1.2}l-${half * 0.1} 46h-${half}z" fill="${gold(canvas)}"/>
    <g transform="translate(0 ${top - 38})"><path d="${hair}" fill="${cylinder(canvas, "#8a6a56", 0.4, 0.35)}"/>
      <path d="M0-4v-44M-8-4l-5-38M8-4l5-38" stroke="#4d382c" stroke-opacity=".35" stroke-width="2"/></g>`;
}

/** A set of three for the face. */
export function brush(canvas: Canvas, colour: string): Markup {
  const powder = { hair: "M-20 0c-24-34-22-70 0-92q20-12 40 0c22 22 24 58 0 92z", half: 32, length: 158 };
  const angled = { hair: "M-14 0c-12-24-12-50-6-74l34 16c6 18 6 38 0 58z", half: 23, length: 176 };
  const eye = { hair: "M-9 0c-10-18-6-44 9-60 15 16 19 42 9 60z", half: 17, length: 190 };
  return svg`
    ${contactShadow(canvas, 200, 344, 112, 13, 0.38)}
    <g transform="translate(252 342) rotate(9)">${makeUpBrush(canvas, colour, angled)}</g>
    <g transform="translate(142 342) rotate(-9)">${makeUpBrush(canvas, colour, eye)}</g>
    <g transform="translate(198 344)">${makeUpBrush(canvas, colour, powder)}</g>`;
}

/** A hairbrush with a cushion of pins. */
export function hairbrush(canvas: Canvas, colour: string): Markup {
  const pins = Array.from({ length: 7 }, (_, row) =>
    Array.from({ length: 5 }, (_, pin) => svg`<circle cx="${168 + pin * 16}" cy="${88 + row * 20}" r="3"/>`),
  ).flat();
  return svg`
    ${contactShadow(canvas, 206, 348, 92, 13, 0.38)}
    <g transform="rotate(8 200 340)">
      <path d="M200 44c50 0 78 36 78 98 0 44-20 74-54 84l8 104q2 18-32 18t-32-18l8-104c-34-10-54-40-54-84 0-62 28-98 78-98z"
        fill="${flat(canvas, colour, 0.34, 0.3)}"/>
      <ellipse cx="200" cy="144" rx="58" ry="78" fill="${darken(colour, 0.5)}"/>
      <ellipse cx="200" cy="142" rx="54" ry="74" fill="${flat(canvas, lighten(colour, 0.5), 0.2, 0.16)}"/>
      <g fill="#3a3029">${pins}</g>
      ${seams("M188 250l-6 74", darken(colour, 0.5), 0.3)}
      <circle cx="200" cy="326" r="7" fill="${steel(canvas)}"/>
      ${highlight("M136 120c6-30 20-48 40-56", 6, 0.3)}
    </g>`;
}
