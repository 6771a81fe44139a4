import type { Canvas } from "../canvas.ts";
import { darken, lighten } from "../colour.ts";
import { contactShadow, gold } from "../materials.ts";
import { type Markup, svg } from "../svg.ts";
import { bothSides } from "../symmetry.ts";

const LENS = "M58 173q60-22 118 1c6 47-12 87-55 87-45 0-66-43-63-88z";
const GLARE = "M86 192q22-13 48-5l-32 57q-20-20-16-52z";
const FRAME = "#16191d";
const MIRROR = "translate(400 0) scale(-1 1)";

export function sunglasses(canvas: Canvas, colour: string): Markup {
  const lens = canvas.linear(
    [
      [0, darken(colour, 0.3)],
      [0.55, lighten(colour, 0.12)],
      [1, lighten(colour, 0.58)],
    ],
    [0.4, 0, 0.5, 1],
  );
  const half = svg`
    <path d="M61 180c-6-33 4-52 24-60" fill="none" stroke="${FRAME}" stroke-width="9" stroke-linecap="round"/>
    <path d="${LENS}" fill="${lens}" stroke="${FRAME}" stroke-width="10" stroke-linejoin="round"/>
    <path d="M66 169q50-14 104 2" fill="none" stroke="#fff" stroke-opacity=".22" stroke-width="2"/>`;
  return svg`
    ${contactShadow(canvas, 200, 272, 162, 13)}
    <path d="M176 187q24-20 48 0" fill="none" stroke="${FRAME}" stroke-width="9"/>
    ${half}<g transform="${MIRROR}">${half}</g>
    <g fill="#fff" opacity=".2"><path d="${GLARE}"/><path d="${GLARE}" transform="translate(164 0)"/></g>`;
}

/** Aviators: drop-shaped lenses in thin metal, both temples folded behind. */
export function aviators(canvas: Canvas, colour: string): Markup {
  const metal = gold(canvas);
  const lens = canvas.linear(
    [
      [0, darken(colour, 0.4)],
      [0.6, colour],
      [1, lighten(colour, 0.5)],
    ],
    [0.3, 0, 0.6, 1],
  );
  const drop = "M66 158c34-14 84-10 108 4 8 46-20 104-68 106-40 0-60-66-40-110z";
  return svg`
    ${contactShadow(canvas, 200, 274, 158, 12)}
    <path d="M70 166c-8-24 4-44 30-44h200c26 0 38 20 30 44" fill="none" stroke="#8f6d32" stroke-width="5"/>
    <path d="M168 156q32-10 64 0" fill="none" stroke="${metal}" stroke-width="5"/>
    ${bothSides(svg`
      <path d="${drop}" fill="${lens}" stroke="${metal}" stroke-width="6" stroke-linejoin="round"/>
      <path d="M174 178q10-2 14 12" fill="none" stroke="#e9ded0" stroke-width="5" stroke-linecap="round"/>`)}
    <g fill="#fff" opacity=".2"><path d="M84 184q22-14 50-8l-40 60q-16-24-10-52z"/>
      <path d="M246 184q22-14 50-8l-40 60q-16-24-10-52z"/></g>`;
}
