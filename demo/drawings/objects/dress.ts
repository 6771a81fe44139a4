import type { Canvas } from "../canvas.ts";
import { darken, lighten } from "../colour.ts";
import { contactShadow, flat } from "../materials.ts";
import { highlight, seams } from "../strokes.ts";
import { type Markup, svg } from "../svg.ts";

const BODICE = "M149 88q28-7 51 18 23-25 51-18-2 46-10 90h-82q-8-44-10-90z";
const SKIRT = "M159 176h82c31 48 59 107 71 164q2 9-7 11-105 18-210 0-9-2-7-11c12-57 40-116 71-164z";
const FOLDS =
  "M170 192c-22 52-40 103-50 158M190 194c-8 54-14 107-16 163M211 194c7 54 14 107 19 162M231 192c21 51 41 102 52 156";

export function dress(canvas: Canvas, colour: string): Markup {
  const cloth = flat(canvas, colour, 0.24, 0.24, [0, 0, 1, 0.6]);
  return svg`
    ${contactShadow(canvas, 200, 357, 116, 12, 0.3)}
    <path d="M159 46q-3 22 0 46M241 46q3 22 0 46" fill="none" stroke="${darken(colour, 0.22)}" stroke-width="6"
      stroke-linecap="round"/>
    <path d="${SKIRT}" fill="${cloth}"/>
    <path d="${BODICE}" fill="${cloth}"/>
    <path d="${FOLDS}" fill="none" stroke="${darken(colour, 0.42)}" stroke-opacity=".42" stroke-width="2"/>
    <path d="M157 168q43 15 86 0l4 20q-47 15-94 0z" fill="${darken(colour, 0.36)}"/>
    <path d="M149 214c-18 40-32 82-40 124" fill="none" stroke="#fff" stroke-opacity=".17" stroke-width="9"
      stroke-linecap="round"/>`;
}

/** A shirt dress: collar, buttons, a tied belt. */
export function shirtDress(canvas: Canvas, colour: string): Markup {
  const cloth = flat(canvas, colour, 0.22, 0.22, [0, 0, 1, 0.6]);
  const buttons = [112, 136, 160, 216, 244, 272, 300].map((y) => svg`<circle cx="200" cy="${y}" r="4"/>`);
  return svg`
    ${contactShadow(canvas, 200, 357, 104, 12, 0.3)}
    <path d="M146 66l-46 24-34 92q-2 8 6 11l34 10q8 2 10-6l14-44 10 38h120l10-38 14 44q2 8 10 6l34-10q8-3 6-11l-34-92-46-24z"
      fill="${cloth}"/>
    <path d="M146 188h108c20 46 38 104 44 154q1 8-7 9-91 14-182 0-8-1-7-9c6-50 24-108 44-154z" fill="${cloth}"/>
    <path d="M164 62q36 18 72 0l-36 40z" fill="${darken(colour, 0.5)}"/>
    <path d="M164 58l36 44-26 22-30-58zM236 58l-36 44 26 22 30-58z" fill="${darken(colour, 0.14)}"/>
    ${seams("M200 102v250M192 200l-6 150M130 150c0-20-4-34-12-46M270 150c0-20 4-34 12-46", darken(colour, 0.45))}
    <g fill="#fffdf8" opacity=".85">${buttons}</g>
    ${seams("M164 206c-14 48-26 94-32 142M238 206c14 48 26 94 32 142", darken(colour, 0.45), 0.35)}
    <path d="M143 180q57 14 114 0l3 18q-60 14-120 0z" fill="${darken(colour, 0.38)}"/>
    <path d="M222 190q22 6 14 66M216 190q4 34-6 54" fill="none" stroke="${darken(colour, 0.38)}" stroke-width="7"
      stroke-linecap="round"/>
    ${highlight("M146 222c-12 38-22 78-28 116", 8, 0.14)}`;
}

/** A long evening dress with one draped shoulder. */
export function eveningDress(canvas: Canvas, colour: string): Markup {
  const silk = canvas.linear(
    [
      [0, lighten(colour, 0.3)],
      [0.3, colour],
      [0.5, lighten(colour, 0.14)],
      [0.75, darken(colour, 0.14)],
      [1, darken(colour, 0.32)],
    ],
    [0, 0, 1, 0.25],
  );
  return svg`
    ${contactShadow(canvas, 200, 361, 96, 12, 0.32)}
    <path d="M154 40q-10 4-8 16c4 30 6 62 18 92-12 64-36 140-48 200q-1 8 8 9 76 12 152 0 9-1 8-9c-12-60-36-136-48-200 8-18 12-36 14-52-42 4-72-18-82-54q-4-6-14-2z"
      fill="${silk}"/>
    <path d="M168 42c10 38 40 58 82 54l-2 14c-48 2-82-20-94-70z" fill="${darken(colour, 0.2)}"/>
    ${seams("M166 150q34 10 70-2M170 156c-8 66-24 132-34 200M196 158c0 68-4 136-8 204M222 156c8 66 20 130 30 198", darken(colour, 0.5))}
    <path d="M228 170c14 60 30 118 44 176" fill="none" stroke="${darken(colour, 0.5)}" stroke-opacity=".45"
      stroke-width="5"/>
    ${highlight("M168 178c-8 56-22 110-32 162M158 70c4 24 6 42 12 60", 7, 0.18)}`;
}
