import type { Canvas } from "../canvas.ts";
import { darken, lighten } from "../colour.ts";
import { contactShadow, flat, gold } from "../materials.ts";
import { highlight, seams, stitches } from "../strokes.ts";
import { type Markup, svg } from "../svg.ts";
import { bothSides } from "../symmetry.ts";

const BRASS = "#e2c27c";

function grip(colour: string): Markup {
  return svg`<path d="M168 70c0-34 64-34 64 0" fill="none" stroke="${darken(colour, 0.4)}" stroke-width="10"/>`;
}

/** A day pack with a front pocket. */
export function backpack(canvas: Canvas, colour: string): Markup {
  return svg`
    ${contactShadow(canvas, 200, 342, 124, 15, 0.4)}
    ${grip(colour)}
    <path d="M110 180c-26 10-30 70-24 130h26zM290 180c26 10 30 70 24 130h-26z" fill="${darken(colour, 0.34)}"/>
    <path d="M108 156c0-64 36-94 92-94s92 30 92 94v160q0 26-26 26H134q-26 0-26-26z"
      fill="${flat(canvas, colour, 0.22, 0.3)}"/>
    <path d="M118 168c0-56 30-82 82-82s82 26 82 82" fill="none" stroke="${darken(colour, 0.4)}" stroke-width="4"/>
    <rect x="128" y="206" width="144" height="116" rx="22"
      fill="${canvas.blend(lighten(colour, 0.3), darken(colour, 0.12))}"/>
    <path d="M136 232h128" stroke="${darken(colour, 0.45)}" stroke-width="4"/>
    <rect x="240" y="228" width="8" height="24" rx="3" fill="${BRASS}"/>
    <rect x="176" y="140" width="48" height="30" rx="6" fill="${darken(colour, 0.42)}"/>
    <rect x="184" y="152" width="32" height="5" rx="2.5" fill="#fff" opacity=".8"/>
    ${highlight("M122 178c2-26 8-44 20-58", 6, 0.2)}`;
}

/** A rucksack with a flap and two leather straps. */
export function rucksack(canvas: Canvas, colour: string): Markup {
  const leather = "#9a6238";
  return svg`
    ${contactShadow(canvas, 200, 342, 130, 15, 0.4)}
    ${grip(colour)}
    ${bothSides(svg`<rect x="72" y="222" width="52" height="98" rx="18" fill="${darken(colour, 0.3)}"/>`)}
    <path d="M110 140h180v176q0 26-26 26H136q-26 0-26-26z" fill="${flat(canvas, darken(colour, 0.06), 0.18, 0.3)}"/>
    <rect x="138" y="244" width="124" height="86" rx="14" fill="${flat(canvas, colour, 0.24, 0.16)}"/>
    <path d="M104 150c0-60 36-86 96-86s96 26 96 86v36q0 28-96 28t-96-28z" fill="${flat(canvas, colour, 0.3, 0.24)}"/>
    ${stitches("M112 184q10 22 88 22t88-22", lighten(colour, 0.5), 0.5)}
    ${bothSides(svg`
      <path d="M146 176h18v112h-18z" fill="${leather}"/>
      <rect x="141" y="236" width="28" height="24" rx="5" fill="none" stroke="${gold(canvas)}" stroke-width="5"/>`)}
    ${seams("M140 100q60-22 120 0", darken(colour, 0.5))}
    ${highlight("M122 152c2-24 10-42 26-54", 6, 0.2)}`;
}

/** A roll-top pack for wet roads. */
export function rollTopPack(canvas: Canvas, colour: string): Markup {
  return svg`
    ${contactShadow(canvas, 200, 344, 118, 15, 0.4)}
    <path d="M108 122h184l10 196q0 26-26 26H124q-26 0-26-26z" fill="${flat(canvas, colour, 0.24, 0.32)}"/>
    <rect x="100" y="62" width="200" height="34" rx="17" fill="${darken(colour, 0.2)}"/>
    <rect x="104" y="88" width="192" height="40" rx="18" fill="${flat(canvas, lighten(colour, 0.08), 0.24, 0.2)}"/>
    ${bothSides(svg`
      <path d="M122 66h18v126h-18z" fill="${darken(colour, 0.52)}"/>
      <rect x="117" y="164" width="28" height="32" rx="6" fill="#20252b"/>
      <path d="M124 180h14" stroke="#7b838c" stroke-width="3"/>`)}
    <path d="M100 262h200l2 56q0 26-26 26H124q-26 0-26-26z" fill="${darken(colour, 0.24)}"/>
    <path d="M104 252h192" stroke="#fffdf8" stroke-opacity=".85" stroke-width="8"/>
    <rect x="168" y="206" width="64" height="26" rx="5" fill="#fffdf8" opacity=".9"/>
    <rect x="180" y="216" width="40" height="6" rx="3" fill="${darken(colour, 0.4)}"/>
    ${highlight("M114 140l-4 100", 6, 0.16)}`;
}
