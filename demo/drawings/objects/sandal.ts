import { type Canvas, DOWN } from "../canvas.ts";
import { darken, lighten } from "../colour.ts";
import { contactShadow, flat, gold } from "../materials.ts";
import { highlight, stitches } from "../strokes.ts";
import { type Markup, svg } from "../svg.ts";

/** A cork sandal with two broad straps and buckles. */
export function sandal(canvas: Canvas, colour: string): Markup {
  const leather = flat(canvas, colour, 0.3, 0.28);
  const buckle = (x: number, y: number) =>
    svg`<rect x="${x}" y="${y}" width="24" height="22" rx="5" fill="none" stroke="${gold(canvas)}" stroke-width="5"/>`;
  return svg`
    ${contactShadow(canvas, 202, 306, 168, 14, 0.44)}
    <path d="M42 246c8-12 50-10 100-6 70 4 140-6 192-4 22 2 32 14 32 28 0 12-8 18-22 18H70c-24 0-36-16-28-36z"
      fill="${flat(canvas, "#e0bd8a", 0.25, 0.25, DOWN)}"/>
    <path d="M118 250c-4-62 30-104 74-104 26 0 40 16 44 36l14 66c-40 8-92 8-132 2z" fill="${leather}"/>
    <path d="M232 250c2-44 28-64 58-56 30 10 48 30 54 54-34 8-78 10-112 2z"
      fill="${flat(canvas, darken(colour, 0.08), 0.3, 0.28)}"/>
    ${stitches("M128 244c-2-50 26-88 64-88 20 0 32 12 36 28M242 244c4-34 24-48 46-42 22 8 38 22 46 40", lighten(colour, 0.55), 0.6)}
    ${buckle(182, 182)}${buckle(284, 210)}
    <path d="M206 193h22M308 221h18" stroke="${darken(colour, 0.4)}" stroke-width="6" stroke-linecap="round"/>
    ${highlight("M142 212c4-24 18-42 38-46", 6, 0.22)}
    <path d="M40 262c20 8 60 6 100 4 80-2 150 2 224-6 8 24-2 42-26 42H76c-30 0-42-18-36-40z"
      fill="${flat(canvas, "#4a3b2e", 0.2, 0.35, DOWN)}"/>
    <path d="M44 266c90 8 220 6 320-4" fill="none" stroke="#c79f6b" stroke-width="9"/>`;
}

/** A pool slide in one soft piece. */
export function slideSandal(canvas: Canvas, colour: string): Markup {
  return svg`
    ${contactShadow(canvas, 202, 306, 170, 14, 0.44)}
    <path d="M40 240c30-10 90 2 150 0 60-4 110-10 150-6 24 4 32 18 28 40l-8 22q-4 8-16 8H68q-22 0-28-18z"
      fill="${flat(canvas, lighten(colour, 0.1), 0.3, 0.3, DOWN)}"/>
    <path d="M42 262c90 14 220 8 326-4" fill="none" stroke="${darken(colour, 0.4)}" stroke-opacity=".5"
      stroke-width="3"/>
    <path d="M60 284h280" stroke="${darken(colour, 0.4)}" stroke-opacity=".35" stroke-width="8" stroke-dasharray="3 9"/>
    <path d="M164 254c2-64 34-106 86-104 54 4 86 46 92 100-56 12-124 14-178 4z"
      fill="${flat(canvas, colour, 0.36, 0.26)}"/>
    <path d="M178 248c4-48 30-82 70-84" fill="none" stroke="${lighten(colour, 0.55)}" stroke-opacity=".6"
      stroke-width="3"/>
    <rect x="228" y="196" width="62" height="26" rx="13" fill="#fff" opacity=".88" transform="rotate(8 259 209)"/>
    <rect x="240" y="206" width="38" height="6" rx="3" fill="${darken(colour, 0.2)}" transform="rotate(8 259 209)"/>
    ${highlight("M196 206c8-18 20-28 36-32", 7, 0.25)}`;
}
