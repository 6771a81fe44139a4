import type { Canvas } from "../canvas.ts";
import { darken, lighten } from "../colour.ts";
import { contactShadow, flat } from "../materials.ts";
import { highlight, seams, stitches } from "../strokes.ts";
import { type Markup, svg } from "../svg.ts";

const HAND =
  "M-42 120l-4-112c-18-10-32-30-36-56q-2-14 9-17 10-2 14 8c6 18 14 28 24 32l-8-88q-1-15 11-16 12 0 14 14l8 56-1-72q0-15 12-15t13 14l4 72 8-62q2-14 14-13 12 2 11 16l-5 66 12-38q5-12 15-9 11 4 8 17c-10 44-20 74-22 98l2 105z";

function pair(canvas: Canvas, glove: Markup): Markup {
  return svg`
    ${contactShadow(canvas, 206, 338, 140, 13, 0.34)}
    <g transform="translate(252 206) rotate(14) scale(-1.05 1.05)">${glove}</g>
    <g transform="translate(158 214) rotate(-7) scale(1.05)">${glove}</g>`;
}

/** Leather with three seams on the back of the hand. */
export function gloves(canvas: Canvas, colour: string): Markup {
  return pair(
    canvas,
    svg`
      <path d="${HAND}" fill="${flat(canvas, colour, 0.28, 0.36)}"/>
      ${seams("M-14-28l4 44M4-30v48M24-26l-4 42", darken(colour, 0.6), 0.6, 3)}
      <path d="M-42 92h82l1 28h-83z" fill="${darken(colour, 0.3)}"/>
      ${stitches("M-42 88h82", lighten(colour, 0.5), 0.6)}
      <circle cx="28" cy="106" r="5" fill="#e2c27c"/>
      ${highlight("M-32 0c4 26 4 50 2 76", 5, 0.2)}`,
  );
}

/** Knitted mittens with a ribbed cuff and a band of pattern. */
export function mittens(canvas: Canvas, colour: string): Markup {
  const ribs = Array.from({ length: 9 }, (_, rib) => svg`M${-38 + rib * 9.5} 84v38`);
  return pair(
    canvas,
    svg`
      <path d="M-44 82V8c-20-4-38-22-40-46-1-16 14-22 24-10 6 8 10 14 16 18v-24c0-46 20-76 46-76s46 30 46 76v136z"
        fill="${flat(canvas, colour, 0.26, 0.3)}"/>
      <path d="M-44 18h92v28h-92z" fill="${darken(colour, 0.24)}"/>
      <path d="M-38 32l9-9 9 9-9 9zM-14 32l9-9 9 9-9 9zM10 32l9-9 9 9-9 9zM30 32l8-9 8 9-8 9z"
        fill="${lighten(colour, 0.68)}"/>
      <rect x="-48" y="80" width="100" height="44" rx="10" fill="${darken(colour, 0.14)}"/>
      <path d="${ribs}" stroke="${darken(colour, 0.5)}" stroke-opacity=".4" stroke-width="3"/>
      ${seams("M-18-90v40M2-96v50M22-90v40M-26-34v36M-8-36v40M12-36v40M32-34v36", darken(colour, 0.45), 0.22, 3)}
      ${highlight("M-32-50c2-26 8-42 18-52", 6, 0.2)}`,
  );
}
