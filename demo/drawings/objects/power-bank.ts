import { ACROSS, type Canvas } from "../canvas.ts";
import { darken, lighten } from "../colour.ts";
import { contactShadow, flat, steel } from "../materials.ts";
import { highlight } from "../strokes.ts";
import { type Markup, svg } from "../svg.ts";

function chargeLamps(x: number, y: number): Markup {
  const lamps = [0, 1, 2, 3].map(
    (lamp) => svg`<circle cx="${x + lamp * 13}" cy="${y}" r="3.4" opacity="${lamp < 3 ? 1 : 0.3}"/>`,
  );
  return svg`<g fill="#bff6d6">${lamps}</g>`;
}

/** Upright, with its cable around it. */
export function powerBank(canvas: Canvas, colour: string): Markup {
  return svg`
    ${contactShadow(canvas, 206, 332, 118, 16, 0.42)}
    <path d="M214 84c0-40 92-34 92 24v150c0 50-30 66-62 66" fill="none" stroke="${darken(colour, 0.42)}"
      stroke-width="8" stroke-linecap="round"/>
    <rect x="128" y="82" width="150" height="248" rx="28"
      fill="${canvas.blend(lighten(colour, 0.5), darken(colour, 0.35), ACROSS)}"/>
    <rect x="132" y="86" width="134" height="242" rx="25" fill="${flat(canvas, colour, 0.3, 0.26)}"/>
    ${chargeLamps(152, 292)}
    <path d="M204 150l-26 44h20l-8 36 30-46h-20z" fill="#fff" opacity=".82"/>
    <rect x="198" y="72" width="32" height="16" rx="4" fill="${steel(canvas)}"/>
    ${highlight("M146 116v130", 6, 0.22)}`;
}

/** A slim magnetic one, leaning against its own charging stand. */
export function magneticPowerBank(canvas: Canvas, colour: string): Markup {
  return svg`
    ${contactShadow(canvas, 200, 330, 140, 16, 0.42)}
    <path d="M262 150l46 164q3 14-10 14h-44z" fill="${darken(colour, 0.5)}"/>
    <g transform="rotate(-9 200 220)">
      <rect x="104" y="112" width="176" height="206" rx="34"
        fill="${canvas.blend(lighten(colour, 0.55), darken(colour, 0.35), ACROSS)}"/>
      <rect x="107" y="114" width="168" height="202" rx="31" fill="${flat(canvas, colour, 0.32, 0.24)}"/>
      <g fill="none" stroke="#fff" stroke-opacity=".55" stroke-width="5">
        <circle cx="191" cy="200" r="48"/><path d="M191 262v26" stroke-linecap="round"/>
      </g>
      ${chargeLamps(126, 300)}
      ${highlight("M122 150v110", 6, 0.22)}
    </g>`;
}
