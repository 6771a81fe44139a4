import { ACROSS, type Canvas, DOWN } from "../canvas.ts";
import { brightness, darken, lighten, mix } from "../colour.ts";
import { contactShadow, flat } from "../materials.ts";
import { highlight } from "../strokes.ts";
import { type Markup, svg } from "../svg.ts";

function lamp(colour: string): string {
  const value = brightness(colour);
  return value > 0.75 || value < 0.25 ? "#2f7bf0" : lighten(colour, 0.2);
}

/** A tower of two white wings around a dark core. */
export function gameConsole(canvas: Canvas, colour: string): Markup {
  const shell = mix("#f4f5f6", colour, 0.1);
  const wing = canvas.linear(
    [
      [0, lighten(shell, 0.8)],
      [0.7, darken(shell, 0.06)],
      [1, darken(shell, 0.22)],
    ],
    ACROSS,
  );
  return svg`
    ${contactShadow(canvas, 203, 346, 122, 13, 0.4)}
    <path d="M120 334h166l8 12H112z" fill="#2a2f35"/>
    <path d="M146 64h60c10 90 10 190 0 272h-60c-14-80-14-190 0-272z" fill="${wing}"/>
    <path d="M212 70h34c10 90 10 180 0 264h-34c8-82 8-172 0-264z" fill="${canvas.blend("#33383e", "#0c0e11", ACROSS)}"/>
    <path d="M252 64h14c10 90 10 190 0 272h-14c10-82 10-182 0-272z" fill="${wing}"/>
    <rect x="222" y="108" width="6" height="60" rx="3" fill="${lamp(colour)}"/>
    ${highlight("M156 80c-8 70-8 150 0 232", 6, 0.8)}`;
}

/** A flat box in the colour, lying down. */
export function flatConsole(canvas: Canvas, colour: string): Markup {
  const vents = Array.from({ length: 18 }, (_, slot) => svg`M${78 + slot * 9} 236v44`);
  return svg`
    ${contactShadow(canvas, 200, 318, 178, 15, 0.42)}
    <path d="M74 182h252l34 40H40z" fill="${flat(canvas, lighten(colour, 0.14), 0.3, 0.05, DOWN)}"/>
    <rect x="40" y="220" width="320" height="82" rx="10" fill="${flat(canvas, colour, 0.1, 0.4, DOWN)}"/>
    <path d="M40 262h320v8H40z" fill="#0b0d10" opacity=".5"/>
    <path d="${vents}" stroke="#0b0d10" stroke-opacity=".32" stroke-width="3" stroke-linecap="round"/>
    <rect x="252" y="240" width="66" height="6" rx="3" fill="#0b0d10" opacity=".7"/>
    <circle cx="336" cy="243" r="7" fill="none" stroke="#fff" stroke-opacity=".85" stroke-width="2.5"/>
    <rect x="252" y="282" width="14" height="6" rx="2" fill="#0b0d10"/>
    <rect x="272" y="282" width="14" height="6" rx="2" fill="#0b0d10"/>
    <path d="M40 290h320" stroke="${lamp(colour)}" stroke-width="3" stroke-opacity=".9"/>
    <path d="M64 302h44v12H64zM292 302h44v12h-44z" fill="#16191d"/>
    ${highlight("M84 190h150", 4, 0.4)}`;
}
