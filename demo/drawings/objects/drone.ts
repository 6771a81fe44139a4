import type { Canvas } from "../canvas.ts";
import { darken, lighten } from "../colour.ts";
import { contactShadow, dome, flat } from "../materials.ts";
import { type Markup, svg } from "../svg.ts";
import { bothSides } from "../symmetry.ts";

const DARK = "#1c2025";

function cameraEye(canvas: Canvas, cy: number): Markup {
  return svg`
    <rect x="176" y="${cy - 20}" width="48" height="42" rx="14" fill="${DARK}"/>
    <circle cx="200" cy="${cy}" r="14" fill="${dome(canvas, "#2b3c66", 0.4, 0.8)}"/>
    <circle cx="195" cy="${cy - 5}" r="3.4" fill="#fff" opacity=".7"/>`;
}

function rotor(cx: number, cy: number, reach: number): Markup {
  return svg`
    <ellipse cx="${cx}" cy="${cy}" rx="${reach}" ry="${reach / 7}" fill="#14171b" opacity=".13"/>
    <path d="M${cx - reach} ${cy}q${reach * 0.6}-9 ${reach} 0 ${reach * 0.5} 8 ${reach} 0" fill="none" stroke="#2a2f35"
      stroke-width="5" stroke-linecap="round"/>
    <circle cx="${cx}" cy="${cy}" r="6" fill="#c7ccd2"/>`;
}

/** Hovering, seen from the front. */
export function drone(canvas: Canvas, colour: string): Markup {
  return svg`
    ${contactShadow(canvas, 200, 318, 128, 13, 0.26)}
    ${bothSides(svg`
      <path d="M180 196l-86-46 6-14 96 34z" fill="${darken(colour, 0.28)}"/>
      <path d="M168 222l-98-4 2-14 100-8z" fill="${darken(colour, 0.42)}"/>
      <path d="M88 128h20v28H88zM60 192h22v30H60z" fill="${DARK}"/>
      <path d="M72 222l-4 44M170 238l-22 44h-18" fill="none" stroke="${DARK}" stroke-width="7" stroke-linecap="round"/>
      ${rotor(98, 124, 62)}${rotor(71, 188, 56)}`)}
    <path d="M142 190q0-50 58-50t58 50v22q0 30-58 30t-58-30z" fill="${flat(canvas, colour, 0.45, 0.3)}"/>
    <path d="M156 184q4-32 44-32t44 32q-44 12-88 0z" fill="${lighten(colour, 0.4)}" opacity=".7"/>
    <circle cx="160" cy="204" r="4" fill="#ef6f6c"/><circle cx="240" cy="204" r="4" fill="#5fd3a2"/>
    ${cameraEye(canvas, 240)}`;
}

/** From above, all four guarded rotors in view. */
export function guardedDrone(canvas: Canvas, colour: string): Markup {
  const corners = [
    [108, 128],
    [292, 128],
    [108, 272],
    [292, 272],
  ];
  const arms = corners.map(([x = 0, y = 0]) => svg`M200 200L${x} ${y}`);
  const guards = corners.map(
    ([x = 0, y = 0], index) => svg`
      <circle cx="${x}" cy="${y}" r="58" fill="#14171b" fill-opacity=".08" stroke="${darken(colour, 0.3)}"
        stroke-width="9"/>
      <circle cx="${x}" cy="${y}" r="58" fill="none" stroke="${lighten(colour, 0.35)}" stroke-opacity=".7"
        stroke-width="3"/>
      <path d="M${x - 46} ${y}q24-12 46 0 24 12 46 0-22-14-46 0-22 14-46 0z" fill="#2a2f35"
        transform="rotate(${index * 50 + 20} ${x} ${y})"/>
      <circle cx="${x}" cy="${y}" r="9" fill="#c7ccd2"/>`,
  );
  return svg`
    ${contactShadow(canvas, 200, 338, 150, 13, 0.28)}
    <path d="${arms}" stroke="${darken(colour, 0.45)}" stroke-width="16" stroke-linecap="round"/>
    ${guards}
    <rect x="160" y="142" width="80" height="120" rx="34" fill="${flat(canvas, colour, 0.42, 0.3)}"/>
    <rect x="178" y="160" width="44" height="40" rx="14" fill="${lighten(colour, 0.4)}" opacity=".6"/>
    <circle cx="200" cy="180" r="5" fill="#7ef0b0"/>
    ${cameraEye(canvas, 250)}`;
}
