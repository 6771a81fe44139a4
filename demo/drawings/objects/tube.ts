import { ACROSS, type Canvas, DOWN } from "../canvas.ts";
import { darken, lighten } from "../colour.ts";
import { print } from "../elements/print.ts";
import { contactShadow, cylinder, flat } from "../materials.ts";
import { highlight, seams } from "../strokes.ts";
import { type Markup, svg } from "../svg.ts";

/** A cream tube upside down on its cap. */
export function tube(canvas: Canvas, colour: string): Markup {
  return svg`
    ${contactShadow(canvas, 200, 342, 92, 14, 0.4)}
    <path d="M128 64q72-14 144 0l-22 226H150z" fill="${cylinder(canvas, colour, 0.5, 0.26)}"/>
    <path d="M124 46h152v22q-76-12-152 0z" fill="${canvas.blend(lighten(colour, 0.3), darken(colour, 0.12), DOWN)}"/>
    ${seams("M136 48v16M152 48v14M168 48v13M184 48v12M200 48v12M216 48v12M232 48v13M248 48v14M264 48v16", darken(colour, 0.5), 0.4)}
    <path d="M150 288h100l4 46q0 8-8 8h-92q-8 0-8-8z" fill="${cylinder(canvas, "#f0ece4", 0.85, 0.22)}"/>
    ${print(200, 148, 84, darken(colour, 0.55))}
    <circle cx="200" cy="228" r="22" fill="none" stroke="${darken(colour, 0.5)}" stroke-opacity=".6" stroke-width="3"/>
    <path d="M200 212c12 12 12 24 0 32-12-8-12-20 0-32z" fill="${darken(colour, 0.5)}" opacity=".6"/>
    ${highlight("M148 84l12 190", 8, 0.35)}`;
}

/** An aluminium tube, half used and rolled up, lying with a dab of cream. */
export function aluminiumTube(canvas: Canvas, colour: string): Markup {
  return svg`
    ${contactShadow(canvas, 204, 296, 176, 15, 0.4)}
    <path d="M312 286c8-16 34-18 44 0q-20 14-44 0z" fill="#fffdf8"/>
    <path d="M322 280q12-14 20-4" fill="none" stroke="#fffdf8" stroke-width="8" stroke-linecap="round"/>
    <g transform="rotate(8 200 220)">
      <path d="M74 148c60-2 130 8 190 32v76c-60 20-130 26-190 22z" fill="${flat(canvas, colour, 0.42, 0.3, DOWN)}"/>
      <rect x="46" y="140" width="40" height="144" rx="18" fill="${canvas.blend("#f4f5f6", "#8b929a", ACROSS)}"/>
      <path d="M62 152v120" stroke="#757c84" stroke-opacity=".6" stroke-width="3"/>
      <path d="M264 182l24 14v44l-24 14z" fill="#c9ced4"/>
      <path d="M286 198h18v40h-18z" fill="#8b929a"/><path d="M292 198v40M298 198v40" stroke="#5c636b" stroke-width="2"/>
      <path d="M104 176q70-4 140 20v44q-70 18-140 16z" fill="#fffdf8" opacity=".92"/>
      ${print(170, 200, 84)}
      ${seams("M96 166q10 20 4 44M250 190q-10 24-4 48", darken(colour, 0.5), 0.35)}
    </g>`;
}
