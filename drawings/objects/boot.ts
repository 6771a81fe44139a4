import type { Canvas } from "../canvas.ts";
import { darken, lighten } from "../colour.ts";
import { contactShadow, flat } from "../materials.ts";
import { type Markup, svg } from "../svg.ts";

const LEATHER = "M124 80q54-17 108 0c3 45-3 86 6 124 27 23 69 24 94 50 12 13 15 27 14 48H117c-2-76 9-146 7-222z";
const ELASTIC = "M163 73q22-4 44 0l-5 116q-18 30-36 2z";
const SOLE = "M112 296h237q6 20-6 22h-92c-11 0-14-7-27-7-14 0-19 15-31 15h-70q-16-3-11-30z";

export function boot(canvas: Canvas, colour: string): Markup {
  const ribs = [0, 1, 2, 3, 4, 5, 6].map((rib) => svg`M${171 + rib * 4.6} 78l-1.5 113`);
  return svg`
    ${contactShadow(canvas, 218, 328, 142, 15, 0.42)}
    <path d="M178 80V63q0-6 6-6h3q6 0 6 6v18" fill="none" stroke="${darken(colour, 0.35)}" stroke-width="5"/>
    <path d="${LEATHER}" fill="${flat(canvas, colour, 0.2, 0.42, [0, 0, 1, 0.5])}"/>
    <path d="${ELASTIC}" fill="${darken(colour, 0.5)}" opacity=".85"/>
    <path d="${ribs}" stroke="${lighten(colour, 0.2)}" stroke-opacity=".5"/>
    <path d="M239 206c27 22 68 24 93 49" fill="none" stroke="${lighten(colour, 0.42)}" stroke-opacity=".6"
      stroke-width="2"/>
    <path d="M286 240q-28 18-29 58M119 266q32 14 64 6" fill="none" stroke="${darken(colour, 0.5)}"
      stroke-opacity=".6" stroke-width="2"/>
    <path d="M139 94q-8 92-9 184" fill="none" stroke="#fff" stroke-opacity=".16" stroke-width="6"
      stroke-linecap="round"/>
    <path d="${SOLE}" fill="${flat(canvas, "#2a2521", 0.16, 0.4, [0, 0, 0, 1])}"/>`;
}
