import type { Canvas } from "../canvas.ts";
import { darken, lighten } from "../colour.ts";
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

/** A liquid lip colour: clear tube, its wand drawn out. */
export function lipGloss(canvas: Canvas, colour: string): Markup {
  const cap = cylinder(canvas, "#f0ece4", 0.8, 0.24);
  return svg`
    ${contactShadow(canvas, 206, 343, 124, 14, 0.4)}
    <rect x="132" y="148" width="76" height="194" rx="14" fill="#fff" opacity=".55"/>
    <rect x="141" y="172" width="58" height="162" rx="9" fill="${cylinder(canvas, colour, 0.36, 0.26)}"/>
    <rect x="148" y="124" width="44" height="28" rx="4" fill="${gold(canvas)}"/>
    <path d="M141 180q29 10 58 0" fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="3"/>
    <rect x="162" y="226" width="16" height="58" rx="3" fill="#fff" opacity=".7"/>
    <g transform="rotate(9 272 340)">
      <rect x="242" y="208" width="60" height="132" rx="9" fill="${cap}"/>
      <rect x="242" y="200" width="60" height="12" rx="3" fill="${gold(canvas)}"/>
      <path d="M268 110h8v92h-8z" fill="#cfd4d9"/>
      <path d="M264 112c-4-24 0-48 8-60 8 12 12 36 8 60z" fill="${darken(colour, 0.1)}"/>
    </g>
    <rect x="137" y="176" width="6" height="146" rx="3" fill="#fff" opacity=".7"/>`;
}
