import { ACROSS, type Canvas, DIAGONAL } from "../canvas.ts";
import { darken, lighten } from "../colour.ts";
import { contactShadow, cylinder, dome, flat, gold } from "../materials.ts";
import { highlight } from "../strokes.ts";
import { type Markup, svg } from "../svg.ts";

function warmLight(canvas: Canvas, cx: number, cy: number, rx: number, ry: number): Markup {
  const glow = canvas.radial([
    [0, "#ffe9b8", 0.85],
    [1, "#ffe9b8", 0],
  ]);
  return svg`<ellipse cx="${cx}" cy="${cy}" rx="${rx}" ry="${ry}" fill="${glow}"/>`;
}

/** A table lamp: a linen shade on a turned foot. */
export function lamp(canvas: Canvas, colour: string): Markup {
  return svg`
    ${contactShadow(canvas, 200, 344, 92, 14, 0.38)}
    ${warmLight(canvas, 200, 170, 150, 110)}
    <path d="M196 176h8v60h-8z" fill="${gold(canvas)}"/>
    <path d="M182 230h36c4 30 30 40 30 72 0 22-14 34-24 40h-48c-10-6-24-18-24-40 0-32 26-42 30-72z"
      fill="${cylinder(canvas, colour, 0.42, 0.32)}"/>
    <path d="M158 64h84l46 124q-88 20-176 0z" fill="${canvas.linear(
      [
        [0, "#d8cbb2"],
        [0.35, "#fffaf0"],
        [0.65, "#f7ecd6"],
        [1, "#c9b999"],
      ],
      ACROSS,
    )}"/>
    <path d="M112 188q88 20 176 0l-2-6q-86 18-172 0z" fill="${darken("#e2d5bd", 0.12)}"/>
    <path d="M158 64q42-8 84 0l2 6q-44-8-88 0z" fill="#fffdf8"/>
    ${highlight("M168 270c-6 12-6 34 2 48", 7, 0.4)}`;
}

/** A jointed desk lamp. */
export function deskLamp(canvas: Canvas, colour: string): Markup {
  const rod = flat(canvas, darken(colour, 0.1), 0.35, 0.3);
  return svg`
    ${contactShadow(canvas, 186, 342, 120, 14, 0.38)}
    <path d="M214 184L328 108l64 232H232z" fill="${canvas.linear([
      [0.2, "#fff0c4", 0.75],
      [1, "#fff0c4", 0],
    ])}"/>
    <path d="M92 342q0-22 22-22h88q22 0 22 22z" fill="${flat(canvas, colour, 0.3, 0.34)}"/>
    <g fill="none" stroke="${rod}" stroke-width="11" stroke-linecap="round"><path d="M160 322l-54-118"/>
      <path d="M106 204L222 92"/></g>
    <circle cx="106" cy="204" r="14" fill="${gold(canvas)}"/><circle cx="106" cy="204" r="5" fill="#7d5a22"/>
    <circle cx="160" cy="318" r="10" fill="${darken(colour, 0.4)}"/>
    <g transform="rotate(-34 246 112)">
      <path d="M228 62h36v26c34 10 50 34 52 66H176c2-32 18-56 52-66z"
        fill="${flat(canvas, colour, 0.4, 0.32, DIAGONAL)}"/>
      <ellipse cx="246" cy="154" rx="70" ry="13" fill="${lighten("#ffe2a0", 0.3)}"/>
      ${highlight("M194 136c6-16 18-28 34-34", 6, 0.35)}
    </g>
    <circle cx="222" cy="92" r="11" fill="${dome(canvas, "#d8b369", 0.6, 0.3)}"/>`;
}
