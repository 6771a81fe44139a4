import { type Canvas, DIAGONAL } from "../canvas.ts";
import { darken, lighten } from "../colour.ts";
import { contactShadow, dome } from "../materials.ts";
import { highlight } from "../strokes.ts";
import { type Markup, svg } from "../svg.ts";
import { bothSides } from "../symmetry.ts";

/** Two buds with stems in their open case. */
export function earbuds(canvas: Canvas, colour: string): Markup {
  const shell = canvas.linear(
    [
      [0, lighten(colour, 0.5)],
      [0.6, colour],
      [1, darken(colour, 0.25)],
    ],
    [0, 0, 0.4, 1],
  );
  const bud = canvas.radial(
    [
      [0, "#ffffff"],
      [0.6, lighten(colour, 0.55)],
      [1, colour],
    ],
    0.35,
    0.3,
    0.8,
  );
  return svg`
    ${contactShadow(canvas, 200, 326, 132, 16)}
    <path d="M100 176c0-62 36-88 100-88s100 26 100 88v14H100z" fill="${shell}"/>
    <path d="M114 180c0-50 30-72 86-72s86 22 86 72v10H114z"
      fill="${canvas.blend(darken(colour, 0.3), darken(colour, 0.55))}"/>
    ${bothSides(svg`
      <path d="M142 150a29 29 0 1 1 40 27v46h-24v-46a29 29 0 0 1-16-27z" fill="${bud}"/>
      <ellipse cx="170" cy="143" rx="5" ry="9" fill="#878d94" transform="rotate(24 170 143)"/>`)}
    <path d="M96 196h208v62c0 48-30 66-104 66S96 306 96 258z" fill="${shell}"/>
    <path d="M96 196h208v10H96z" fill="#fff" opacity=".35"/>
    <circle cx="200" cy="246" r="4" fill="#7ef0b0"/>
    ${highlight("M112 216c0 60 10 86 44 98", 5, 0.35)}`;
}

function inEar(canvas: Canvas, colour: string): Markup {
  return svg`
    <path d="M14-30l24-14 14 24-24 14z" fill="#2a2e33"/>
    <ellipse cx="45" cy="-31" rx="11" ry="18" fill="#59616a" transform="rotate(-30 45 -31)"/>
    <circle r="40" fill="${dome(canvas, colour, 0.5, 0.4)}"/>
    <circle r="25" fill="${canvas.blend(lighten(colour, 0.35), darken(colour, 0.25), DIAGONAL)}"/>
    <circle cx="-10" cy="-11" r="6" fill="#fff" opacity=".5"/>`;
}

/** Stemless buds in front of their closed case. */
export function inEarBuds(canvas: Canvas, colour: string): Markup {
  return svg`
    ${contactShadow(canvas, 206, 326, 160, 16)}
    <rect x="66" y="110" width="216" height="212" rx="90" fill="${dome(canvas, colour, 0.4, 0.36)}"/>
    <path d="M67 190q107 26 214 0" fill="none" stroke="${darken(colour, 0.5)}" stroke-opacity=".55" stroke-width="3"/>
    <circle cx="124" cy="228" r="4" fill="#7ef0b0"/>
    ${highlight("M92 170q14-36 58-44", 7, 0.3)}
    <g transform="translate(306 286)">${inEar(canvas, colour)}</g>
    <g transform="translate(204 288) rotate(-24)">${inEar(canvas, colour)}</g>`;
}
