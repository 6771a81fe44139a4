import { type Canvas, DOWN, type Line } from "../canvas.ts";
import { darken, lighten, mix } from "../colour.ts";
import { contactShadow, flat } from "../materials.ts";
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
