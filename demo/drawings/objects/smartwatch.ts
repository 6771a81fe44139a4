import { ACROSS, type Canvas, DIAGONAL } from "../canvas.ts";
import { darken, lighten } from "../colour.ts";
import { clockDigits } from "../elements/clock-digits.ts";
import { contactShadow, flat, steel } from "../materials.ts";
import { highlight } from "../strokes.ts";
import { type Markup, svg } from "../svg.ts";

const AMBER = "#ffb45c";

function strap(canvas: Canvas, colour: string): Markup {
  const rubber = canvas.linear(
    [
      [0, darken(colour, 0.25)],
      [0.35, lighten(colour, 0.12)],
      [1, darken(colour, 0.35)],
    ],
    ACROSS,
  );
  const holes = [298, 312, 326].map((y) => svg`<circle cx="200" cy="${y}" r="4.2"/>`);
  return svg`
    <path d="M152 142l10-96q1-9 10-9h56q9 0 10 9l10 96z" fill="${rubber}"/>
    <path d="M152 258l10 82q1 9 10 9h56q9 0 10-9l10-82z" fill="${rubber}"/>
    <g fill="${darken(colour, 0.55)}">${holes}</g>
    ${highlight("M168 60l-7 62", 3, 0.25)}`;
}

function activityRings(colour: string, cx: number, cy: number): Markup {
  return svg`
    <g transform="translate(${cx} ${cy})" fill="none" stroke-width="9" stroke-linecap="round">
      <circle r="38" stroke="#1f2a26"/><path d="M0-38a38 38 0 1 1-33 57" stroke="${lighten(colour, 0.4)}"/>
      <circle r="25" stroke="#241f1b"/><path d="M0-25a25 25 0 1 1-25 25" stroke="${AMBER}"/>
    </g>`;
}

/** Rounded square case. */
export function smartwatch(canvas: Canvas, colour: string): Markup {
  return svg`
    ${contactShadow(canvas, 200, 349, 84, 11)}
    ${strap(canvas, colour)}
    <rect x="268" y="178" width="14" height="34" rx="5" fill="#8a9199"/>
    <rect x="128" y="118" width="144" height="166" rx="42" fill="${steel(canvas, DIAGONAL)}"/>
    <rect x="134" y="124" width="132" height="154" rx="37" fill="#07090b"/>
    ${clockDigits("10:24", 200, 143, 21)}${activityRings(colour, 200, 219)}`;
}

/** Round case with a turning ring. */
export function roundSmartwatch(canvas: Canvas, colour: string): Markup {
  const ticks = Array.from(
    { length: 24 },
    (_, tick) => svg`<path d="M200 118v${tick % 6 === 0 ? 11 : 6}" transform="rotate(${tick * 15} 200 204)"/>`,
  );
  return svg`
    ${contactShadow(canvas, 200, 349, 84, 11)}
    ${strap(canvas, colour)}
    <rect x="284" y="166" width="14" height="22" rx="5" fill="#6d747c"/>
    <rect x="284" y="220" width="14" height="22" rx="5" fill="#6d747c"/>
    <circle cx="200" cy="204" r="92" fill="${flat(canvas, "#4a5057", 0.5, 0.5)}"/>
    <circle cx="200" cy="204" r="87" fill="#16191d"/>
    <g stroke="#e9ecef" stroke-opacity=".75" stroke-width="2.5" stroke-linecap="round">${ticks}</g>
    <circle cx="200" cy="204" r="70" fill="#07090b"/>
    ${clockDigits("10:24", 200, 180, 26)}
    <g fill="none" stroke-width="6" stroke-linecap="round">
      <path d="M164 238q36 28 72 0" stroke="#242a2f"/><path d="M164 238q24 18 46 11" stroke="${lighten(colour, 0.45)}"/>
    </g>
    <circle cx="200" cy="158" r="5" fill="${AMBER}"/>`;
}
