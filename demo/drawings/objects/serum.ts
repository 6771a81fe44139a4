import type { Canvas } from "../canvas.ts";
import { print } from "../elements/print.ts";
import { contactShadow, cylinder, steel } from "../materials.ts";
import { highlight } from "../strokes.ts";
import { type Markup, svg } from "../svg.ts";

function paper(colour: string, x: number, y: number, width: number): Markup {
  return svg`
    <rect x="${x}" y="${y}" width="${width}" height="88" fill="#fdfbf7"/>
    ${print(x + 20, y + 18, width * 0.54, undefined, "start")}
    <rect x="${x + 20}" y="${y + 64}" width="26" height="8" rx="4" fill="${colour}"/>`;
}

/** With a pipette. */
export function serum(canvas: Canvas, colour: string): Markup {
  return svg`
    ${contactShadow(canvas, 200, 341, 94, 15, 0.42)}
    <path d="M180 62c0-28 40-28 40 0v50h-40z" fill="${cylinder(canvas, "#3a3f46", 0.3, 0.4)}"/>
    <rect x="166" y="98" width="68" height="50" rx="8" fill="${cylinder(canvas, "#2a2e33", 0.3, 0.6)}"/>
    <path d="M170 148h60v10c0 16 40 18 40 50v112q0 20-20 20H150q-20 0-20-20V208c0-32 40-34 40-50z"
      fill="${cylinder(canvas, colour, 0.45, 0.42)}"/>
    ${paper(colour, 130, 218, 140)}
    ${highlight("M143 196v130", 8, 0.28)}`;
}

/** A slim bottle with a pump. */
export function pumpSerum(canvas: Canvas, colour: string): Markup {
  const metal = steel(canvas);
  return svg`
    ${contactShadow(canvas, 200, 341, 84, 14, 0.42)}
    <path d="M150 66q0-12 12-12h62q14 0 14 14v10h-52v12h-36q-14 0-14-14v-10z" fill="${metal}"/>
    <path d="M188 84h24v36h-24z" fill="${metal}"/>
    <rect x="162" y="110" width="76" height="32" rx="7" fill="${metal}"/>
    <path d="M158 140h84q20 8 20 34v148q0 18-18 18h-88q-18 0-18-18V174q0-26 20-34z"
      fill="${cylinder(canvas, colour, 0.5, 0.34)}"/>
    ${paper(colour, 138, 204, 124)}
    ${highlight("M150 170v152", 7, 0.3)}`;
}
