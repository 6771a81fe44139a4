import type { Canvas } from "../canvas.ts";
import { darken, lighten, mix } from "../colour.ts";
import { contactShadow, cylinder } from "../materials.ts";
import { highlight } from "../strokes.ts";
import { type Markup, svg } from "../svg.ts";

function coffee(cx: number, cy: number, rx: number, ry: number, colour: string): Markup {
  return svg`
    <ellipse cx="${cx}" cy="${cy}" rx="${rx}" ry="${ry}" fill="${lighten(colour, 0.42)}"/>
    <ellipse cx="${cx}" cy="${cy + 2}" rx="${rx - 9}" ry="${ry - 6}" fill="${darken(colour, 0.4)}"/>
    <ellipse cx="${cx}" cy="${cy + 6}" rx="${rx - 14}" ry="${ry - 10}" fill="#5a3823"/>
    <path d="M${cx - rx * 0.5} ${cy + 4}q${rx * 0.4}-8 ${rx * 0.9} 0" fill="none" stroke="#9a6c48" stroke-width="3"
      stroke-linecap="round"/>`;
}

const steam: Markup = svg`
  <path d="M164 96c-14-20 12-30 0-52M200 90c-14-22 12-32 0-56M236 96c-14-20 12-30 0-52" fill="none" stroke="#fff"
    stroke-opacity=".75" stroke-width="7" stroke-linecap="round"/>`;

/** A straight mug with a glazed lower half. */
export function mug(canvas: Canvas, colour: string): Markup {
  const clay = mix(colour, "#f1e6d3", 0.72);
  return svg`
    ${contactShadow(canvas, 206, 334, 130, 16, 0.4)}
    ${steam}
    <path d="M276 170c62-14 76 104-6 108" fill="none" stroke="${darken(colour, 0.16)}" stroke-width="21"
      stroke-linecap="round"/>
    <path d="M104 140h184v160q0 34-92 34t-92-34z" fill="${cylinder(canvas, clay, 0.5, 0.24)}"/>
    <path d="M104 186q24 16 46 4t46 8 46-6 46 0v108q0 34-92 34t-92-34z" fill="${cylinder(canvas, colour, 0.36, 0.3)}"/>
    ${coffee(196, 140, 92, 25, clay)}
    ${highlight("M122 176v126", 8, 0.3)}`;
}

/** A low cup on a saucer. */
export function cupAndSaucer(canvas: Canvas, colour: string): Markup {
  return svg`
    ${contactShadow(canvas, 200, 330, 170, 15, 0.4)}
    <ellipse cx="200" cy="306" rx="160" ry="24" fill="${darken(colour, 0.28)}"/>
    <ellipse cx="200" cy="300" rx="160" ry="23" fill="${lighten(colour, 0.36)}"/>
    <ellipse cx="200" cy="300" rx="84" ry="11" fill="${darken(colour, 0.18)}"/>
    <path d="M292 186c52-18 70 58-10 68" fill="none" stroke="${darken(colour, 0.14)}" stroke-width="15"
      stroke-linecap="round"/>
    <path d="M92 168h216c4 60-26 112-62 132q-46 12-92 0C118 280 88 228 92 168z"
      fill="${cylinder(canvas, colour, 0.45, 0.28)}"/>
    ${coffee(200, 168, 108, 27, colour)}
    <g transform="translate(0 26)">${steam}</g>
    ${highlight("M112 206c4 32 16 56 34 74", 8, 0.32)}`;
}
