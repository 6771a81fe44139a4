import type { Canvas } from "../canvas.ts";
import { brightness, darken, lighten } from "../colour.ts";
import { armholes, CUFFS, folds, LONG_SLEEVED, SHORT_SLEEVED } from "../elements/garment.ts";
import { contactShadow, flat } from "../materials.ts";
import { stitches } from "../strokes.ts";
import { type Markup, svg } from "../svg.ts";

function collar(colour: string): Markup {
  return svg`<path d="M142 82c13 33 103 33 116 0l-9-4c-13 24-85 24-98 0z" fill="${darken(colour, 0.12)}"/>`;
}

function neck(colour: string): Markup {
  return svg`<path d="M149 80c12 25 90 25 102 0l-6-5c-24 6-66 6-90 0z" fill="${darken(colour, 0.38)}"/>`;
}

/** Plain, with a round neck. */
export function tShirt(canvas: Canvas, colour: string): Markup {
  return svg`
    ${contactShadow(canvas, 200, 340, 112, 11, 0.27)}
    ${neck(colour)}
    <path d="${SHORT_SLEEVED}" fill="${flat(canvas, colour, 0.16, 0.14)}"/>
    ${collar(colour)}${armholes(colour)}${folds(colour)}
    ${stitches("M120 326h160M62 184l44 16M338 184l-44 16", darken(colour, 0.35), 0.35)}`;
}

/** A deep V, a breast pocket and contrasting edges. */
export function pocketTShirt(canvas: Canvas, colour: string): Markup {
  const edge = brightness(colour) > 0.55 ? darken(colour, 0.35) : lighten(colour, 0.5);
  return svg`
    ${contactShadow(canvas, 200, 340, 112, 11, 0.27)}
    ${neck(colour)}
    <path d="${SHORT_SLEEVED}" fill="${flat(canvas, colour, 0.2, 0.16)}"/>
    <path d="M146 79l54 76 54-76-12-2q-42 10-84 0z" fill="${darken(colour, 0.4)}"/>
    <path d="M142 82l58 82 58-82" fill="none" stroke="${edge}" stroke-width="7" stroke-linejoin="round"/>
    <path d="M60 186l50 18M340 186l-50 18" stroke="${edge}" stroke-width="6"/>
    <path d="M224 186h40v34l-20 12-20-12z" fill="${darken(colour, 0.08)}" stroke="${darken(colour, 0.35)}"
      stroke-opacity=".5" stroke-width="2"/>
    ${armholes(colour)}${folds(colour)}`;
}

/** Long sleeves and sailor stripes. */
export function stripedTShirt(canvas: Canvas, colour: string): Markup {
  const pale = "#f3efe6";
  const rows = [0, 1, 2, 3, 4, 5, 6, 7].map((row) => svg`M30 ${132 + row * 25}h340`);
  return svg`
    ${contactShadow(canvas, 200, 341, 118, 11, 0.27)}
    ${neck(pale)}
    <path d="${LONG_SLEEVED}" fill="${flat(canvas, pale, 0.3, 0.14)}"/>
    <path d="${rows}" stroke="${flat(canvas, colour, 0.1, 0.1)}"
      clip-path="${canvas.clip(svg`<path d="${LONG_SLEEVED}"/>`)}" stroke-width="11"/>
    <g fill="${colour}"><path d="M142 82c13 33 103 33 116 0l-9-4c-13 24-85 24-98 0z"/><path d="${CUFFS}"/></g>
    ${armholes("#8a8478")}${folds("#8a8478")}`;
}
