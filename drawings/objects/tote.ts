import type { Canvas } from "../canvas.ts";
import { darken, lighten } from "../colour.ts";
import { contactShadow, flat } from "../materials.ts";
import { type Markup, svg } from "../svg.ts";

const BRASS = "#e2c27c";
const ENGRAVING = "#8c6a2c";

export function tote(canvas: Canvas, colour: string): Markup {
  const leather = flat(canvas, colour, 0.26, 0.3);
  const tabs = [133, 249].map(
    (x) => svg`
      <path d="M${x} 170h18v31q0 3-3 3h-12q-3 0-3-3z" fill="${darken(colour, 0.34)}"/>
      <circle cx="${x + 9}" cy="193" r="4" fill="${BRASS}"/>`,
  );
  return svg`
    ${contactShadow(canvas, 200, 333, 142, 16, 0.4)}
    <path d="M148 170c0-112 104-112 104 0" fill="none" stroke="${darken(colour, 0.42)}" stroke-width="11"/>
    <path d="M95 157h210l18 158q1 14-13 14H90q-14 0-13-14z" fill="${leather}"/>
    <path d="M95 157h210l3 27H92z" fill="${darken(colour, 0.2)}"/>
    <path d="M141 178c-2-121 120-121 118 0" fill="none" stroke="${lighten(colour, 0.04)}" stroke-width="12"/>
    <path d="M144 150c6-43 27-64 56-65" fill="none" stroke="#fff" stroke-opacity=".2" stroke-width="3"/>
    ${tabs}
    <path d="M86 306h228" stroke="#fff" stroke-opacity=".28" stroke-width="2" stroke-dasharray="6 4"/>
    <path d="M104 190l-12 108" stroke="#fff" stroke-opacity=".12" stroke-width="7" stroke-linecap="round"/>
    <rect x="175" y="231" width="50" height="31" rx="5" fill="${BRASS}"/>
    <rect x="183" y="239" width="34" height="3.6" rx="1.8" fill="${ENGRAVING}"/>
    <rect x="188" y="247.5" width="24" height="3.6" rx="1.8" fill="${ENGRAVING}"/>`;
}
