import type { Canvas } from "../canvas.ts";
import { darken, lighten } from "../colour.ts";
import { contactShadow, flat } from "../materials.ts";
import { highlight, stitches } from "../strokes.ts";
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

const HIKING_LEATHER =
  "M120 92q50-14 98-4c8 34 6 68 18 94 12 24 60 34 92 58 15 12 20 28 20 56H108c-6-70 14-138 12-204z";

/** A laced mountain boot with a toothed sole. */
export function hikingBoot(canvas: Canvas, colour: string): Markup {
  const eyelets = [
    [206, 116],
    [209, 138],
    [213, 160],
    [224, 181],
    [243, 197],
    [264, 208],
  ];
  const laces = eyelets.map(([x = 0, y = 0], row) => svg`M${x} ${y}l${26 - row} ${row < 3 ? -5 : -13}`);
  const teeth = Array.from({ length: 12 }, (_, tooth) => svg`M${116 + tooth * 19.5} 312v14`);
  return svg`
    ${contactShadow(canvas, 220, 329, 146, 14, 0.42)}
    <path d="M200 86q30-18 44-4-2 44 8 74 8 24 52 50l-80 10z" fill="${darken(colour, 0.42)}"/>
    <path d="${HIKING_LEATHER}" fill="${flat(canvas, colour, 0.26, 0.38, [0, 0, 1, 0.6])}"/>
    <path d="M120 92q50-14 98-4l2 22q-52-8-100 6z" fill="${darken(colour, 0.34)}"/>
    <path d="M108 296c-3-34 1-64 6-92 30 8 50 34 52 92z" fill="${darken(colour, 0.22)}"/>
    <path d="M286 296c0-28 14-46 42-56 15 12 20 28 20 56z" fill="${darken(colour, 0.4)}"/>
    <path d="${laces}" stroke="#e9d9b6" stroke-width="6" stroke-linecap="round"/>
    ${stitches("M168 292c0-44-18-74-50-84M282 292c0-26 12-46 38-58M192 108c0 60 20 104 82 124", lighten(colour, 0.5), 0.5)}
    ${highlight("M134 124c2 24-2 48-6 70", 6, 0.18)}
    <path d="M102 290h250q10 24-6 28H114q-18-2-12-28z" fill="${flat(canvas, "#3a332c", 0.2, 0.35, [0, 0, 0, 1])}"/>
    <path d="${teeth}" stroke="#1d1915" stroke-width="11"/>`;
}
