import type { Canvas } from "../canvas.ts";
import { darken, lighten } from "../colour.ts";
import { contactShadow, flat, gold } from "../materials.ts";
import { highlight, seams, stitches } from "../strokes.ts";
import { type Markup, svg } from "../svg.ts";

const UPPER = "M62 272c-10-40-6-74 8-98q8-12 22-8c26 8 52 8 76 2 26 22 60 36 100 44 50 10 86 22 92 60z";

function shoe(canvas: Canvas, colour: string, trim: Markup): Markup {
  return svg`
    ${contactShadow(canvas, 208, 306, 164, 14, 0.44)}
    <path d="M84 168c24-22 66-22 84 2l16 18c-40 10-82 4-112-8z" fill="${darken(colour, 0.55)}"/>
    <path d="${UPPER}" fill="${flat(canvas, colour, 0.32, 0.36, [0.2, 0, 0.6, 1])}"/>
    <path d="M188 184c30 16 60 26 92 32 42 8 72 22 78 48-34-26-96-34-144-44-22-6-34-18-26-36z"
      fill="${lighten(colour, 0.12)}" opacity=".8"/>
    ${stitches("M186 190c-6 18 8 32 30 38 46 10 104 16 140 40", lighten(colour, 0.5), 0.55)}
    ${seams("M126 270c10-34 8-66-4-98", darken(colour, 0.6), 0.5)}
    ${trim}
    ${highlight("M84 190c-6 22-6 44-2 64", 6, 0.18)}
    <path d="M56 268h306q8 0 8 10l-2 12H56q-8-12 0-22z" fill="${flat(canvas, "#3b322b", 0.25, 0.3)}"/>
    <path d="M56 282h92v22H60q-8-8-4-22z" fill="#221c18"/>
    <path d="M148 288h220q-2 14-16 14H166q-14 0-18-14z" fill="#2c2520"/>`;
}

/** With the saddle strap of a penny loafer. */
export function loafer(canvas: Canvas, colour: string): Markup {
  return shoe(
    canvas,
    colour,
    svg`
      <path d="M173 173c-12 32-17 64-15 97h50c-2-28 6-50 25-67-24-8-44-18-60-30z"
        fill="${flat(canvas, darken(colour, 0.26), 0.16, 0.3)}"/>
      <path d="M176 212l32 12-3 15-33-10z" fill="${darken(colour, 0.62)}"/>`,
  );
}

/** With a metal snaffle. */
export function snaffleLoafer(canvas: Canvas, colour: string): Markup {
  const metal = gold(canvas);
  return shoe(
    canvas,
    colour,
    svg`
      <path d="M176 190c20 14 46 22 70 26l-10 18c-24-2-50-12-68-26z" fill="${darken(colour, 0.26)}"/>
      <g fill="none" stroke="${metal}" stroke-width="6"><circle cx="184" cy="202" r="12"/>
        <circle cx="234" cy="222" r="12"/></g>
      <path d="M194 207l30 11" stroke="${metal}" stroke-width="8" stroke-linecap="round"/>`,
  );
}
