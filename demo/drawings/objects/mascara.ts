import { type Canvas, DOWN } from "../canvas.ts";
import { darken, lighten } from "../colour.ts";
import { contactShadow, cylinder, flat, gold } from "../materials.ts";
import { highlight } from "../strokes.ts";
import { type Markup, svg } from "../svg.ts";

/** A brush of bristles around a wire, from `top` to `bottom`, with a width for each end. */
function bristles(x: number, top: number, bottom: number, narrow: number, wide: number): Markup {
  const rows = Math.floor((bottom - top) / 5);
  const hairs = Array.from({ length: rows }, (_, row) => {
    const half = narrow + (wide - narrow) * Math.sin((Math.PI * (row + 1)) / (rows + 1));
    return svg`M${x - half} ${top + row * 5 + 3}h${half * 2}`;
  });
  return svg`<path d="${hairs}" stroke="#16181b" stroke-width="3.4" stroke-linecap="round"/>`;
}

/** Tube and wand side by side. */
export function mascara(canvas: Canvas, colour: string): Markup {
  const lacquer = cylinder(canvas, colour, 0.36, 0.36);
  return svg`
    ${contactShadow(canvas, 202, 346, 112, 13, 0.4)}
    <path d="M132 146h56v190q0 10-10 10h-36q-10 0-10-10z" fill="${lacquer}"/>
    <rect x="142" y="120" width="36" height="28" rx="4" fill="${gold(canvas)}"/>
    <rect x="132" y="156" width="56" height="7" fill="${gold(canvas)}"/>
    <rect x="156" y="200" width="7" height="92" rx="3.5" fill="#fff" opacity=".75"/>
    <path d="M242 60h6v130h-6z" fill="#50565d"/>
    ${bristles(245, 54, 152, 5, 15)}
    <rect x="231" y="188" width="28" height="20" rx="4" fill="${gold(canvas)}"/>
    <path d="M217 206h56v130q0 10-10 10h-36q-10 0-10-10z" fill="${lacquer}"/>
    ${highlight("M144 176v150M229 226v100", 5, 0.3)}`;
}

/** Closed and upright, in front of its lying brush. */
export function slimMascara(canvas: Canvas, colour: string): Markup {
  return svg`
    ${contactShadow(canvas, 200, 342, 130, 14, 0.4)}
    <g transform="rotate(38 230 250)">
      <path d="M242 40h6v120h-6z" fill="#50565d"/>${bristles(245, 30, 126, 12, 9)}
      <rect x="226" y="158" width="38" height="156" rx="12" fill="${flat(canvas, darken(colour, 0.2), 0.3, 0.36)}"/>
      <rect x="226" y="164" width="38" height="6" fill="${gold(canvas)}"/>
    </g>
    <path d="M126 70q0-14 14-14h28q14 0 14 14v258q0 14-14 14h-28q-14 0-14-14z"
      fill="${cylinder(canvas, colour, 0.4, 0.34)}"/>
    <path d="M126 182h56v16h-56z" fill="${gold(canvas)}"/>
    <path d="M126 214h56v6h-56z" fill="${canvas.blend(lighten(colour, 0.4), colour, DOWN)}" opacity=".6"/>
    <rect x="150" y="238" width="8" height="76" rx="4" fill="#fff" opacity=".75"/>
    ${highlight("M138 78v90", 5, 0.35)}`;
}
