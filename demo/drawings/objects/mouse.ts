import { ACROSS, type Canvas } from "../canvas.ts";
import { darken, lighten } from "../colour.ts";
import { contactShadow, dome, flat } from "../materials.ts";
import { highlight, seams } from "../strokes.ts";
import { type Markup, svg } from "../svg.ts";

/** Seen from above. */
export function mouse(canvas: Canvas, colour: string): Markup {
  const body = "M200 76c62 0 82 52 82 126 0 82-28 130-82 130s-82-48-82-130c0-74 20-126 82-126z";
  return svg`
    ${contactShadow(canvas, 206, 324, 112, 24, 0.4)}
    <path d="${body}" fill="${darken(colour, 0.5)}" transform="translate(0 7)"/>
    <path d="${body}" fill="${dome(canvas, colour, 0.42, 0.34)}"/>
    ${seams("M200 77v118M120 184q80 22 160 0", darken(colour, 0.55), 0.7, 3)}
    <rect x="188" y="106" width="24" height="62" rx="12" fill="${darken(colour, 0.55)}"/>
    <rect x="192" y="114" width="16" height="44" rx="8" fill="${canvas.blend("#6c737b", "#1b1f23", ACROSS)}"/>
    <path d="M193 124h14M193 132h14M193 140h14M193 148h14" stroke="#0b0d10" stroke-opacity=".6" stroke-width="2"/>
    <circle cx="200" cy="288" r="5" fill="${lighten(colour, 0.55)}"/>
    ${highlight("M142 150c4-30 14-48 32-56", 8, 0.28)}`;
}

/** Seen from above, shaped for the right hand: a waist, a ledge for the thumb and two side keys. */
export function handedMouse(canvas: Canvas, colour: string): Markup {
  const body =
    "M206 72c50 0 76 32 80 82 4 40-10 58-6 96 4 50-30 84-78 84-54 0-92-30-100-74-4-26 20-34 28-60 8-30-12-56 0-90 10-26 40-38 76-38z";
  return svg`
    ${contactShadow(canvas, 204, 326, 122, 22, 0.4)}
    <path d="${body}" fill="${darken(colour, 0.55)}" transform="translate(0 7)"/>
    <path d="${body}" fill="${flat(canvas, colour, 0.4, 0.36)}"/>
    <path d="M102 260c-4-26 20-34 28-60 20 40 26 84 18 124-26-10-42-34-46-64z" fill="${darken(colour, 0.36)}"/>
    ${seams("M204 72c-4 40-6 76-4 116M126 170c50 26 108 28 160 4", darken(colour, 0.6), 0.6, 3)}
    <rect x="191" y="100" width="24" height="62" rx="12" fill="${darken(colour, 0.6)}"/>
    <rect x="195" y="108" width="16" height="44" rx="8" fill="${canvas.blend("#6c737b", "#1b1f23", ACROSS)}"/>
    <path d="M132 190q10 18 12 38M146 236q4 22 3 44" fill="none" stroke="${lighten(colour, 0.45)}" stroke-width="8"
      stroke-linecap="round"/>
    <circle cx="214" cy="212" r="4" fill="#7ef0b0"/>
    ${highlight("M146 150c-4-24 6-44 28-54", 7, 0.3)}`;
}
