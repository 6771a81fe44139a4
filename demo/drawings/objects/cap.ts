import type { Canvas } from "../canvas.ts";
import { darken, lighten } from "../colour.ts";
import { contactShadow, flat } from "../materials.ts";
import { highlight, seams, stitches } from "../strokes.ts";
import { type Markup, svg } from "../svg.ts";

/** A baseball cap with a patch. */
export function cap(canvas: Canvas, colour: string): Markup {
  return svg`
    ${contactShadow(canvas, 222, 288, 162, 14, 0.38)}
    <path d="M84 252c-10-92 40-150 116-150s122 56 118 142z" fill="${flat(canvas, colour, 0.3, 0.3)}"/>
    ${seams("M200 102c-34 26-52 80-54 146M200 102c40 24 64 76 66 142", darken(colour, 0.4), 0.6)}
    <circle cx="200" cy="102" r="7" fill="${darken(colour, 0.2)}"/>
    <path d="M84 252c60-22 150-22 234-8 34 6 56 22 52 34-60-18-170-10-262 4-16 0-24-16-24-30z"
      fill="${canvas.blend(colour, darken(colour, 0.45))}"/>
    ${stitches("M96 262c80-18 170-18 260 4", "#ffffff", 0.28)}
    <rect x="212" y="166" width="48" height="34" rx="6" fill="#fff" opacity=".9"/>
    <path d="M222 190l8-14 8 14M236 190l8-14 8 14" fill="none" stroke="${colour}" stroke-width="3.5"
      stroke-linejoin="round"/>
    ${highlight("M108 220c2-44 20-76 50-94", 7, 0.18)}`;
}

/** A knitted hat with a turned-up rim and a bobble. */
export function bobbleHat(canvas: Canvas, colour: string): Markup {
  const ribs = Array.from({ length: 13 }, (_, rib) => {
    const x = 108 + rib * 15.3;
    return svg`M${x} 232Q${200 + (x - 200) * 0.9} 150 ${200 + (x - 200) * 0.2} 118`;
  });
  const rim = Array.from({ length: 17 }, (_, rib) => svg`M${98 + rib * 12.8} 236v62`);
  const fluff = Array.from(
    { length: 22 },
    (_, hair) => svg`<path d="M200 84v-34" transform="rotate(${(hair * 360) / 22} 200 84)"/>`,
  );
  return svg`
    ${contactShadow(canvas, 200, 306, 134, 14, 0.36)}
    <g stroke="${lighten(colour, 0.55)}" stroke-width="12" stroke-linecap="round">${fluff}</g>
    <circle cx="200" cy="84" r="30" fill="${lighten(colour, 0.48)}"/>
    <path d="M96 248c-6-86 40-140 104-140s110 54 104 140z" fill="${flat(canvas, colour, 0.3, 0.28)}"/>
    <path d="${ribs}" fill="none" stroke="${darken(colour, 0.45)}" stroke-opacity=".32" stroke-width="3"/>
    <rect x="84" y="230" width="232" height="74" rx="22" fill="${flat(canvas, darken(colour, 0.08), 0.3, 0.3)}"/>
    <path d="${rim}" stroke="${darken(colour, 0.5)}" stroke-opacity=".35" stroke-width="3" stroke-linecap="round"/>
    <rect x="218" y="252" width="54" height="30" rx="4" fill="#fffdf8" opacity=".92"/>
    <rect x="228" y="264" width="34" height="5" rx="2.5" fill="${darken(colour, 0.4)}"/>`;
}
