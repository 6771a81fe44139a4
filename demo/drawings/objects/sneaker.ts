import { type Canvas, DOWN, type Line } from "../canvas.ts";
import { darken, lighten, mix } from "../colour.ts";
import { contactShadow, flat } from "../materials.ts";
import { highlight, seams } from "../strokes.ts";
import { type Markup, svg } from "../svg.ts";

const FROM_ABOVE: Line = [0.2, 0, 0.6, 1];
const UPPER =
  "M64 268C57 226 61 187 77 157q6-10 16-3c18 13 40 13 58 3l25-29q8-8 18-2l28 18q8 6 3 15c23 27 57 43 88 53 29 9 43 25 43 56z";
const TONGUE = "M149 159l27-31q8-8 18-2l30 19-50 62c-17-10-25-26-25-48z";
const QUARTER = "M225 159c23 27 57 43 88 53 29 9 43 25 43 56H252c-3-34-16-58-54-73z";
const HEEL = "M64 268c-5-31-3-62 6-88 28 11 46 43 48 88z";
const TOE = "M284 268c1-28 9-46 29-56 29 9 43 25 43 56z";
const SOLE = "M57 262h302q7 0 7 9c0 22-12 34-34 34H92c-26 0-40-13-40-34q0-9 5-9z";
const OUTSOLE = "M53 283c104 8 208 8 312-2-4 16-15 24-33 24H92c-21 0-34-8-39-22z";

export function sneaker(canvas: Canvas, colour: string): Markup {
  const panel = mix(colour, "#f4f1ea", 0.78);
  const upper = flat(canvas, colour, 0.3, 0.25, FROM_ABOVE);
  const light = flat(canvas, panel, 0.5, 0.14, DOWN);
  const rubber = flat(canvas, "#f3f0ea", 0.9, 0.12, DOWN);
  const laces = [0, 1, 2, 3].map((row) => svg`M${190 + row * 15} ${187 + row * 13}l25-15`);
  return svg`
    ${contactShadow(canvas, 206, 307, 166, 15, 0.44)}
    <path d="${UPPER}" fill="${upper}"/>
    <path d="${QUARTER}" fill="${light}"/>
    <path d="${HEEL}" fill="${light}"/>
    <path d="${TOE}" fill="${colour}"/>
    <path d="${TONGUE}" fill="${darken(colour, 0.18)}"/>
    <path d="M153 164l26-29q5-5 11-1l8 5" fill="none" stroke="${lighten(colour, 0.35)}" stroke-width="2.5"/>
    <path d="${laces}" stroke="#fff" stroke-width="7" stroke-linecap="round"/>
    <g fill="none" stroke="#0b0d10" stroke-opacity=".14" stroke-width="1.6">
      <path d="M126 264c9-37 36-62 78-65M252 268c-3-32-14-54-44-68M304 217c-12 12-18 28-18 48"/>
    </g>
    <path d="M147 262l27-49 16 9-23 40zM181 262l20-36 15 10-17 26z" fill="#fff" opacity=".94"/>
    <path d="${SOLE}" fill="${rubber}"/>
    <path d="${OUTSOLE}" fill="${darken(colour, 0.06)}"/>
    <path d="M92 264c-7 8-8 17-3 24M126 264c-7 8-8 17-3 25" fill="none" stroke="#b9b3a7" stroke-width="2"/>`;
}

const COURT_UPPER =
  "M62 268c-7-42-3-79 12-108 4-7 11-8 17-4 20 12 45 9 64-7l25-21q8-7 17-1l24 17q7 5 4 13c33 35 74 51 107 59 22 6 32 22 33 52z";

/** A flat tennis shoe: pale leather, heel and collar in the colour. */
export function courtSneaker(canvas: Canvas, colour: string): Markup {
  const leather = flat(canvas, mix("#ece8df", colour, 0.06), 0.6, 0.2, FROM_ABOVE);
  const rubber = flat(canvas, "#f6f4ef", 0.9, 0.12, DOWN);
  const laces = [0, 1, 2, 3].map((row) => svg`M${190 + row * 16} ${184 + row * 12.5}l23-16`);
  const holes = [0, 1, 2].flatMap((row) =>
    [0, 1, 2].map((hole) => svg`M${268 + hole * 14 + row * 5} ${238 + hole * 3 + row * 10}v.1`),
  );
  return svg`
    ${contactShadow(canvas, 206, 307, 166, 15, 0.44)}
    <path d="${COURT_UPPER}" fill="${leather}"/>
    <path d="M62 268c-6-38-3-72 9-100 23 4 42 15 54 32 6 23 6 45 2 68z" fill="${flat(canvas, colour, 0.2, 0.25)}"/>
    <path d="M154 150l26-22q8-7 17-1l26 19-53 57c-11-11-17-28-16-53z" fill="${flat(canvas, colour, 0.26, 0.14)}"/>
    <path d="${laces}" stroke="#fff" stroke-width="7" stroke-linecap="round"/>
    ${seams("M127 268c6-30 3-52-2-68M128 214c34 4 60 24 66 54M262 215c-30 6-52 22-66 50M336 222c-26 8-40 22-45 46", "#6f685c", 0.38)}
    <path d="${holes}" stroke="#8f897d" stroke-width="5" stroke-linecap="round"/>
    <path d="M56 264h308q4 0 4 5v24q0 12-12 12H66q-14 0-14-14v-22q0-5 4-5z" fill="${rubber}"/>
    <path d="M52 288h316v5q0 12-12 12H66q-13 0-14-14z" fill="#cfc9bd"/>
    <path d="M56 277h310" stroke="${colour}" stroke-width="4"/>`;
}

const RUNNER_UPPER =
  "M70 248c-11-32-9-69 4-94q6-10 16-3c18 15 41 16 62 4l25-26q9-8 20-2l20 14q8 6 4 14c26 34 66 54 104 64 21 6 31 14 33 32z";

/** A road runner: a swoosh of light mesh over a thick, rocking foam sole. */
export function runningSneaker(canvas: Canvas, colour: string): Markup {
  const foam = flat(canvas, "#f4f1ea", 0.9, 0.14, DOWN);
  const laces = [0, 1, 2, 3].map((row) => svg`M${184 + row * 15} ${182 + row * 13}l24-12`);
  return svg`
    ${contactShadow(canvas, 206, 307, 168, 15, 0.44)}
    <path d="${RUNNER_UPPER}" fill="${flat(canvas, colour, 0.32, 0.28, FROM_ABOVE)}"/>
    <path d="M73 204c61-26 124-12 185 44h-62c-30-24-71-30-117-16z" fill="${mix(colour, "#f4f1ea", 0.62)}"/>
    <path d="M301 216c32 7 55 15 59 34h-88c2-17 12-28 29-34z" fill="${darken(colour, 0.22)}"/>
    <path d="M150 160l28-29q8-7 18-2l23 17-44 52c-15-8-24-20-25-38z" fill="${darken(colour, 0.3)}"/>
    <path d="${laces}" stroke="#fff" stroke-width="6" stroke-linecap="round"/>
    <path d="M62 240c52 9 112-6 162 4s92 12 138 2q10 0 10 12c0 27-14 47-40 47H110c-41 0-58-27-58-53q0-12 10-12z"
      fill="${foam}"/>
    <path d="M52 256c5 23 21 39 58 39h222c20 0 32-8 39-23-4 21-18 33-39 33H110c-39 0-58-25-58-49z" fill="${colour}"/>
    <path d="M80 263c40 12 82-6 122 4s82 8 150-6" fill="none" stroke="${mix(colour, "#ffffff", 0.55)}" stroke-width="5"
      stroke-linecap="round"/>
    ${highlight("M84 172c-6 18-8 38-4 56", 5, 0.25)}`;
}
