import type { Canvas } from "../canvas.ts";
import { lighten } from "../colour.ts";
import { contactShadow, cylinder, gold } from "../materials.ts";
import { type Markup, svg } from "../svg.ts";

export function lipstick(canvas: Canvas, colour: string): Markup {
  const metal = gold(canvas);
  const lacquer = cylinder(canvas, "#1d2125", 0.26, 0.7);
  return svg`
    ${contactShadow(canvas, 204, 342, 118, 15, 0.4)}
    <path d="M122 170v-38c2-33 25-58 62-66v104z" fill="${cylinder(canvas, colour, 0.26, 0.3)}"/>
    <path d="M122 133c2-33 25-59 62-67 3 29-22 59-62 67z" fill="${lighten(colour, 0.36)}" opacity=".65"/>
    <rect x="114" y="166" width="78" height="72" rx="4" fill="${metal}"/>
    <path d="M114 184h78" stroke="#7d5a22" stroke-opacity=".35" stroke-width="2"/>
    <rect x="103" y="228" width="100" height="114" rx="8" fill="${lacquer}"/>
    <rect x="103" y="238" width="100" height="6" fill="${metal}"/>
    <rect x="220" y="168" width="86" height="174" rx="9" fill="${lacquer}"/>
    <rect x="220" y="321" width="86" height="7" fill="${metal}"/>`;
}
