import type { Canvas } from "../canvas.ts";
import { darken, lighten, mix } from "../colour.ts";
import { paperLabel } from "../elements/print.ts";
import { contactShadow, cylinder, flat } from "../materials.ts";
import { highlight } from "../strokes.ts";
import { type Markup, svg } from "../svg.ts";

function flame(canvas: Canvas, x: number, y: number): Markup {
  const glow = canvas.radial([
    [0, "#ffd98a", 0.75],
    [1, "#ffd98a", 0],
  ]);
  return svg`
    <circle cx="${x}" cy="${y - 24}" r="62" fill="${glow}"/>
    <path d="M${x} ${y}v-14" stroke="#3a2d22" stroke-width="4" stroke-linecap="round"/>
    <path d="M${x} ${y - 8}c-20-12-14-32 0-54 14 22 20 42 0 54z" fill="${canvas.blend("#ffe9a8", "#f59d36")}"/>
    <path d="M${x} ${y - 10}c-8-6-6-16 0-26 6 10 8 20 0 26z" fill="#fff8e0"/>`;
}

/** A scented candle in a glass. */
export function candle(canvas: Canvas, colour: string): Markup {
  const wax = mix(colour, "#fffaf0", 0.45);
  return svg`
    ${contactShadow(canvas, 200, 336, 114, 16, 0.4)}
    <path d="M112 150h176v152q0 34-88 34t-88-34z" fill="${cylinder(canvas, colour, 0.4, 0.3)}"/>
    <ellipse cx="200" cy="150" rx="88" ry="24" fill="${lighten(colour, 0.5)}"/>
    <ellipse cx="200" cy="154" rx="78" ry="18" fill="${wax}"/>
    <ellipse cx="200" cy="155" rx="34" ry="8" fill="${lighten(wax, 0.6)}"/>
    ${flame(canvas, 200, 154)}
    ${paperLabel(148, 214, 104, 72)}
    ${highlight("M126 178v124", 8, 0.3)}`;
}

/** Three pillars of different height on a plate. */
export function pillarCandles(canvas: Canvas, colour: string): Markup {
  const pillar = (x: number, top: number, half: number, tone: string) => svg`
    <path d="M${x - half} ${top}h${half * 2}V318q-${half} 14-${half * 2} 0z"
      fill="${cylinder(canvas, tone, 0.36, 0.24)}"/>
    <ellipse cx="${x}" cy="${top}" rx="${half}" ry="${half / 3.4}" fill="${lighten(tone, 0.42)}"/>
    <ellipse cx="${x}" cy="${top + 2}" rx="${half * 0.6}" ry="${half / 6}" fill="${darken(tone, 0.08)}"/>
    ${flame(canvas, x, top + 2)}`;
  return svg`
    ${contactShadow(canvas, 200, 338, 160, 14, 0.4)}
    <path d="M50 312h300q-8 26-46 26H96q-38 0-46-26z" fill="${flat(canvas, "#b9b2a6", 0.45, 0.3)}"/>
    <ellipse cx="200" cy="312" rx="150" ry="18" fill="#e5dfd4"/>
    ${pillar(214, 132, 38, lighten(colour, 0.16))}${pillar(132, 196, 36, colour)}${pillar(284, 228, 34, darken(colour, 0.1))}`;
}
