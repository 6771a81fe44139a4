import type { Canvas } from "../canvas.ts";
import { darken, lighten } from "../colour.ts";
import { contactShadow } from "../materials.ts";
import { type Markup, svg } from "../svg.ts";

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
