import { ACROSS, type Canvas } from "../canvas.ts";
import { darken, lighten } from "../colour.ts";
import { contactShadow } from "../materials.ts";
import { stitches } from "../strokes.ts";
import { type Markup, svg } from "../svg.ts";

const THREAD = "#d7a75c";

function denim(canvas: Canvas, colour: string): string {
  return canvas.linear(
    [
      [0, darken(colour, 0.16)],
      [0.28, lighten(colour, 0.22)],
      [0.5, darken(colour, 0.12)],
      [0.72, lighten(colour, 0.14)],
      [1, darken(colour, 0.28)],
    ],
    ACROSS,
  );
}

function waist(colour: string): Markup {
  const loops = [144, 191, 240].map((x) => svg`<rect x="${x}" y="46" width="10" height="32" rx="2"/>`);
  return svg`
    <path d="M132 50h136l2 24H130z" fill="${darken(colour, 0.22)}"/>
    <g fill="${darken(colour, 0.36)}">${loops}</g>
    <circle cx="208" cy="62" r="5" fill="${THREAD}"/>
    ${stitches("M134 84c6 28 22 38 42 38M266 84c-6 28-22 38-42 38M200 80v62c0 10 10 12 18 6V80", THREAD, 1)}`;
}

/** Straight legs. */
export function jeans(canvas: Canvas, colour: string): Markup {
  return svg`
    ${contactShadow(canvas, 200, 357, 98, 11, 0.3)}
    <path d="M132 50h136l22 297q0 8-8 8h-56q-7 0-8-7l-18-188-18 188q-1 7-8 7h-56q-8 0-8-8z"
      fill="${denim(canvas, colour)}"/>
    ${waist(colour)}
    ${stitches("M150 92l-24 246M250 92l24 246", THREAD, 0.5)}
    <path d="M111 338h72M217 338h72" stroke="${darken(colour, 0.42)}" stroke-width="2"/>`;
}

/** Wide legs with turned-up hems. */
export function wideJeans(canvas: Canvas, colour: string): Markup {
  return svg`
    ${contactShadow(canvas, 200, 357, 130, 11, 0.3)}
    <path d="M132 50h136c10 90 34 190 50 278H212l-12-168-12 168H82c16-88 40-188 50-278z"
      fill="${denim(canvas, colour)}"/>
    ${waist(colour)}
    <path d="M80 318h110l-3 36H76q-4-18 4-36zM320 318H210l3 36h111q4-18-4-36z" fill="${lighten(colour, 0.5)}"/>
    ${stitches("M82 326h106M212 326h106", darken(colour, 0.2), 0.5)}
    <path d="M150 150c-12 54-26 108-38 162M250 150c12 54 26 108 38 162" fill="none" stroke="${darken(colour, 0.45)}"
      stroke-opacity=".3" stroke-width="3"/>`;
}
