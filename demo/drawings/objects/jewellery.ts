import { ACROSS, type Canvas } from "../canvas.ts";
import { darken, lighten } from "../colour.ts";
import { contactShadow, gold } from "../materials.ts";
import { highlight } from "../strokes.ts";
import { type Markup, svg } from "../svg.ts";

/** A cut stone of 80 by 60; its point is the origin's lower middle. */
function cutStone(colour: string): Markup {
  return svg`
    <path d="M-40-38l14-20h52l14 20L0 2z" fill="${colour}"/>
    <path d="M-40-38l14-20 10 20zM16-38l10-20 14 20z" fill="${lighten(colour, 0.4)}"/>
    <path d="M-26-58h52l-10 20h-32z" fill="${lighten(colour, 0.62)}"/>
    <path d="M-40-38h24L0 2z" fill="${lighten(colour, 0.18)}"/><path d="M16-38h24L0 2z" fill="${darken(colour, 0.3)}"/>
    <path d="M-20-52h18l-4 8h-14z" fill="#fff" opacity=".7"/>`;
}

function band(canvas: Canvas, width: number): Markup {
  return svg`
    <ellipse cx="200" cy="232" rx="92" ry="96" fill="none" stroke="#7d5a22" stroke-width="${width + 3}"/>
    <ellipse cx="200" cy="232" rx="92" ry="96" fill="none" stroke="${gold(canvas)}" stroke-width="${width}"/>
    ${highlight("M118 214c6-36 26-60 54-70M246 312c18-10 30-28 36-50", 4, 0.6)}`;
}

/** A solitaire. */
export function ring(canvas: Canvas, colour: string): Markup {
  return svg`
    ${contactShadow(canvas, 200, 338, 92, 12, 0.4)}
    ${band(canvas, 17)}
    <path d="M172 148l8-36M228 148l-8-36M188 150l12-14 12 14" stroke="${gold(canvas)}" stroke-width="7"
      stroke-linecap="round"/>
    <g transform="translate(200 142) scale(1.15)">${cutStone(colour)}</g>`;
}

/** A broad band with a row of small stones. */
export function bandRing(canvas: Canvas, colour: string): Markup {
  const stones = [-48, -32, -16, 0, 16, 32, 48].map(
    (turn) => svg`
      <g transform="rotate(${turn} 200 232)"><circle cx="200" cy="136" r="12.5" fill="#7d5a22"/>
        <circle cx="200" cy="136" r="10.5" fill="${colour}"/>
        <path d="M193 133l7-6 7 6z" fill="${lighten(colour, 0.65)}"/></g>`,
  );
  return svg`
    ${contactShadow(canvas, 200, 344, 96, 12, 0.4)}
    ${band(canvas, 32)}${stones}`;
}

/** The bust that shows a necklace. */
function bust(canvas: Canvas): Markup {
  const velvet = canvas.linear(
    [
      [0, "#cfc6b8"],
      [0.3, "#f7f2ea"],
      [0.7, "#e6ded1"],
      [1, "#b9ae9d"],
    ],
    ACROSS,
  );
  return svg`
    ${contactShadow(canvas, 200, 348, 126, 14, 0.36)}
    <path d="M164 54q36-14 72 0c-6 54 0 84 44 102 34 14 52 46 56 100 2 44-4 88-38 88H102c-34 0-40-44-38-88 4-54 22-86 56-100 44-18 50-48 44-102z"
      fill="${velvet}"/>
    <ellipse cx="200" cy="54" rx="36" ry="9" fill="#fffaf2"/>`;
}

/** A pendant on a fine chain. */
export function necklace(canvas: Canvas, colour: string): Markup {
  const chain = "M160 92c-20 90 0 130 40 146 40-16 60-56 40-146";
  return svg`
    ${bust(canvas)}
    <path d="${chain}" fill="none" stroke="#8f6d32" stroke-width="5"/>
    <path d="${chain}" fill="none" stroke="#f2dca6" stroke-width="3" stroke-dasharray="5 3"/>
    <circle cx="200" cy="244" r="7" fill="none" stroke="#c59d52" stroke-width="4"/>
    <g transform="translate(200 312) scale(.95)">${cutStone(colour)}</g>`;
}

/** A string of beads. */
export function beadNecklace(canvas: Canvas, colour: string): Markup {
  const bead = canvas.radial(
    [
      [0, "#ffffff"],
      [0.35, lighten(colour, 0.45)],
      [1, darken(colour, 0.18)],
    ],
    0.35,
    0.3,
    0.75,
  );
  const beads = Array.from({ length: 19 }, (_, index) => {
    const angle = Math.PI * (1.1 - (index / 18) * 1.2);
    const size = 8 + 5 * Math.sin((index / 18) * Math.PI);
    return svg`<circle cx="${200 + Math.cos(angle) * 78}" cy="${150 + Math.sin(angle) * 128}" r="${size}"/>`;
  });
  return svg`${bust(canvas)}<g fill="${bead}">${beads}</g>`;
}
