import { type Canvas, DOWN } from "../canvas.ts";
import { darken, lighten } from "../colour.ts";
import { contactShadow, cylinder, flat } from "../materials.ts";
import { highlight } from "../strokes.ts";
import { type Markup, svg } from "../svg.ts";

const LAMP = "#7ef0b0";

/** A low box with four aerials. */
export function router(canvas: Canvas, colour: string): Markup {
  const aerials = [
    [92, -10],
    [164, -3],
    [236, 3],
    [308, 10],
  ].map(
    ([x = 0, lean = 0]) => svg`
      <rect x="${x - 7}" y="84" width="14" height="170" rx="7" fill="${cylinder(canvas, darken(colour, 0.25), 0.25)}"
        transform="rotate(${lean} ${x} 250)"/>`,
  );
  const lamps = [0, 1, 2, 3].map((lamp) => svg`<circle cx="${170 + lamp * 20}" cy="282" r="3.5"/>`);
  return svg`
    ${contactShadow(canvas, 200, 312, 174, 15, 0.42)}
    ${aerials}
    <path d="M78 226h244l32 34H46z" fill="${flat(canvas, lighten(colour, 0.12), 0.3, 0.12)}"/>
    <path d="M110 240h180M102 250h196" stroke="${darken(colour, 0.5)}" stroke-opacity=".5" stroke-width="3"
      stroke-dasharray="10 6"/>
    <rect x="46" y="258" width="308" height="48" rx="12" fill="${flat(canvas, colour, 0.15, 0.35, DOWN)}"/>
    <g fill="${LAMP}">${lamps}</g>
    <path d="M70 306h36v6H70zM294 306h36v6h-36z" fill="#16191d"/>
    ${highlight("M62 268h86", 4, 0.25)}`;
}

/** A mesh node: a soft tower with a ring of light. */
export function meshRouter(canvas: Canvas, colour: string): Markup {
  return svg`
    ${contactShadow(canvas, 200, 330, 116, 17, 0.4)}
    <path d="M134 132q0-46 66-46t66 46l12 168q2 30-78 30t-78-30z" fill="${cylinder(canvas, colour, 0.45, 0.28)}"/>
    <ellipse cx="200" cy="124" rx="60" ry="24" fill="${lighten(colour, 0.45)}"/>
    <ellipse cx="200" cy="124" rx="40" ry="15" fill="${darken(colour, 0.2)}" opacity=".5"/>
    <path d="M127 262q73 22 146 0" fill="none" stroke="${LAMP}" stroke-opacity=".85" stroke-width="5"/>
    <path d="M180 198a28 28 0 0 1 40 0M188 207a17 17 0 0 1 24 0" fill="none" stroke="${darken(colour, 0.5)}"
      stroke-opacity=".6" stroke-width="4" stroke-linecap="round"/>
    <circle cx="200" cy="217" r="4" fill="${darken(colour, 0.5)}" opacity=".6"/>
    ${highlight("M154 150l-8 104", 7, 0.3)}`;
}
