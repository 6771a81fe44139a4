import { type Canvas, DOWN } from "../canvas.ts";
import { darken, lighten } from "../colour.ts";
import { contactShadow, flat, gold, steel } from "../materials.ts";
import { highlight, stitches } from "../strokes.ts";
import { type Markup, svg } from "../svg.ts";

/** Rolled up, the buckle in front. */
export function belt(canvas: Canvas, colour: string): Markup {
  const leather = flat(canvas, colour, 0.3, 0.34);
  const coil = [0, 1, 2].map(
    (turn) =>
      svg`<ellipse cx="190" cy="${178 + turn * 3}" rx="${104 - turn * 24}" ry="${34 - turn * 9}" fill="none" stroke="${turn === 1 ? darken(colour, 0.5) : lighten(colour, 0.1)}" stroke-width="8"/>`,
  );
  return svg`
    ${contactShadow(canvas, 204, 300, 150, 15, 0.42)}
    <ellipse cx="190" cy="184" rx="108" ry="38" fill="${darken(colour, 0.66)}"/>
    ${coil}
    <path d="M78 178c0 26 48 44 112 44s112-18 112-44v72c0 28-50 48-112 48S78 278 78 250z" fill="${leather}"/>
    ${stitches("M84 200c14 22 56 34 106 34M84 258c14 22 56 30 106 30", lighten(colour, 0.5), 0.6)}
    <path d="M190 222c56 0 100-14 112-36l40 10v62l-38 8c-16 20-60 32-114 32z" fill="${flat(canvas, colour, 0.2, 0.4)}"/>
    <rect x="262" y="184" width="84" height="92" rx="14" fill="none" stroke="${gold(canvas)}" stroke-width="13"/>
    <path d="M268 230h72" stroke="${gold(canvas)}" stroke-width="10" stroke-linecap="round"/>
    <g fill="${darken(colour, 0.6)}"><circle cx="236" cy="252" r="4.5"/><circle cx="208" cy="256" r="4.5"/></g>
    ${highlight("M96 214c14 14 40 22 70 26", 6, 0.2)}`;
}

/** Laid in a loose loop, woven, with a plain frame buckle. */
export function wovenBelt(canvas: Canvas, colour: string): Markup {
  const loop = "M96 288c-30-70 10-162 104-166 92-2 138 74 108 136-24 46-104 50-150 30";
  return svg`
    ${contactShadow(canvas, 204, 304, 150, 14, 0.36)}
    <g fill="none" stroke-linecap="round">
      <path d="${loop}" stroke="${darken(colour, 0.42)}" stroke-width="46" transform="translate(0 5)"/>
      <path d="${loop}" stroke="${flat(canvas, colour, 0.3, 0.24)}" stroke-width="44"/>
      <path d="${loop}" stroke="${lighten(colour, 0.4)}" stroke-opacity=".55" stroke-width="30" stroke-dasharray="4 10"
        stroke-linecap="butt"/>
      <path d="${loop}" stroke="${darken(colour, 0.5)}" stroke-opacity=".5" stroke-width="30" stroke-dasharray="3 11"
        stroke-dashoffset="6" stroke-linecap="butt"/>
    </g>
    <rect x="66" y="262" width="64" height="58" rx="14" fill="none" stroke="${steel(canvas, DOWN)}" stroke-width="12"
      transform="rotate(-24 98 291)"/>
    <path d="M74 300l50-20" stroke="${steel(canvas)}" stroke-width="9" stroke-linecap="round"/>`;
}
