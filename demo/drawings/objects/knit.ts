import type { Canvas } from "../canvas.ts";
import { darken, lighten } from "../colour.ts";
import { armholes, CUFFS, HEM, LONG_SLEEVED } from "../elements/garment.ts";
import { contactShadow, flat } from "../materials.ts";
import { seams } from "../strokes.ts";
import { type Markup, svg } from "../svg.ts";

/** Ribs of a waistband. */
function ribs(colour: string): Markup {
  const hem = Array.from({ length: 21 }, (_, rib) => svg`M${120 + rib * 8} 319v18`);
  const cuffs = [0, 1, 2, 3, 4, 5].map(
    (rib) => svg`M${50 + rib * 8} ${291 + rib * 1.6}l-4 20M${350 - rib * 8} ${291 + rib * 1.6}l4 20`,
  );
  return svg`<path d="${hem}${cuffs}" stroke="${darken(colour, 0.5)}" stroke-opacity=".4" stroke-width="2"/>`;
}

/** Plaits that run down the front. */
function cable(x: number, colour: string): Markup {
  const turns = Array.from(
    { length: 8 },
    (_, turn) => svg`M${x - 9} ${128 + turn * 24}q18 6 18 12t-18 12M${x + 9} ${128 + turn * 24}q-18 6-18 12t18 12`,
  );
  return svg`
    <path d="${turns}" fill="none" stroke="${darken(colour, 0.4)}" stroke-opacity=".45" stroke-width="5"/>
    <path d="${turns}" fill="none" stroke="${lighten(colour, 0.3)}" stroke-opacity=".55" stroke-width="2"/>`;
}

function sweater(canvas: Canvas, colour: string): Markup {
  return svg`
    ${contactShadow(canvas, 200, 341, 120, 11, 0.28)}
    <path d="${LONG_SLEEVED}" fill="${flat(canvas, colour, 0.2, 0.2)}"/>
    <g fill="${darken(colour, 0.14)}"><path d="${HEM}"/><path d="${CUFFS}"/></g>
    ${ribs(colour)}${armholes(colour)}`;
}

/** A cable-knit jumper with a round neck. */
export function knit(canvas: Canvas, colour: string): Markup {
  return svg`
    ${sweater(canvas, colour)}
    <path d="M148 80q52 34 104 0l-8-8q-44 12-88 0z" fill="${darken(colour, 0.45)}"/>
    <path d="M138 84c18 42 106 42 124 0l-12-8c-16 28-84 28-100 0z" fill="${darken(colour, 0.14)}"/>
    ${[152, 200, 248].map((x) => cable(x, colour))}
    ${seams("M176 122v192M224 122v192", darken(colour, 0.4), 0.25)}`;
}

/** A roll-neck with a band of pattern across the chest. */
export function rollNeck(canvas: Canvas, colour: string): Markup {
  const pale = lighten(colour, 0.66);
  const stars = [0, 1, 2, 3, 4, 5, 6].map((star) => svg`M${124 + star * 25} 170l9-12 9 12-9 12z`);
  const teeth = (y: number) => svg`<path d="M117 ${y}h166" stroke="${pale}" stroke-width="6" stroke-dasharray="6 6"/>`;
  return svg`
    ${sweater(canvas, colour)}
    <g clip-path="${canvas.clip(svg`<path d="${LONG_SLEEVED}"/>`)}">
      <path d="M117 140h166v60H117z" fill="${darken(colour, 0.26)}"/>${teeth(147)}${teeth(193)}
      <path d="${stars}" fill="${pale}"/>
    </g>
    <path d="M142 90c-2-20 0-36 8-44q50-16 100 0c8 8 10 24 8 44-30 24-86 24-116 0z"
      fill="${flat(canvas, colour, 0.16, 0.26)}"/>
    <path d="M152 50q48 18 96 0l-2-5q-46-14-92 0z" fill="${darken(colour, 0.5)}"/>
    ${seams("M146 74q54 26 108 0M164 56v34M182 60v38M200 61v40M218 60v38M236 56v34", darken(colour, 0.5), 0.3)}`;
}
