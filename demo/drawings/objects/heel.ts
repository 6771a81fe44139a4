import type { Canvas } from "../canvas.ts";
import { darken, lighten } from "../colour.ts";
import { contactShadow, dome, flat, gold } from "../materials.ts";
import { highlight } from "../strokes.ts";
import { type Markup, svg } from "../svg.ts";

/** A pointed court shoe on a thin heel. */
export function heel(canvas: Canvas, colour: string): Markup {
  return svg`
    ${contactShadow(canvas, 212, 316, 152, 13, 0.42)}
    <path d="M76 168c-10 40 0 64 20 84l-4 62h12c4-34 14-58 34-74z"
      fill="${flat(canvas, darken(colour, 0.12), 0.3, 0.3)}"/>
    <path d="M72 132c26 2 52 12 76 34 34 44 76 68 112 74 40 8 96 14 112 42 6 14 0 24-16 26-70 6-120-4-164-40-36-30-52-50-86-36-24 10-38-10-40-36-2-26 0-46 6-64z"
      fill="${flat(canvas, colour, 0.34, 0.32)}"/>
    <path d="M72 132c26 2 52 12 76 34 34 44 76 68 112 74-40 16-88-4-118-38-22-26-46-36-74-36 0-12 2-24 4-34z"
      fill="${darken(colour, 0.5)}" opacity=".6"/>
    <path d="M74 136c26 4 48 14 70 34 30 42 72 66 112 72" fill="none" stroke="${lighten(colour, 0.5)}"
      stroke-opacity=".65" stroke-width="3"/>
    <path d="M92 232c34-8 58 6 88 32 46 38 110 50 188 30-2 10-8 16-20 18-80 6-130-8-172-42-34-28-54-38-84-38z"
      fill="#241d1a"/>
    ${highlight("M280 258c30 4 56 12 70 24", 6, 0.32)}`;
}

/** A strappy sandal on a block heel. */
export function blockHeel(canvas: Canvas, colour: string): Markup {
  const leather = flat(canvas, colour, 0.34, 0.28);
  return svg`
    ${contactShadow(canvas, 204, 318, 156, 14, 0.42)}
    <path d="M66 226h78l-8 90H74z" fill="${dome(canvas, colour, 0.3, 0.35)}"/>
    <path d="M62 216c34-8 74-4 104 18 42 36 90 52 176 54 18 2 26 26 6 28-90 4-154-10-204-58-24-20-50-26-80-26z"
      fill="${flat(canvas, darken(colour, 0.2), 0.2, 0.3)}"/>
    <path d="M62 214c34-8 74-4 104 18 42 36 90 52 176 54" fill="none" stroke="#ecd9bd" stroke-width="7"/>
    <path d="M64 218c-8-30-8-60 0-84 4-8 14-8 22-4-4 28 2 56 16 82z" fill="${leather}"/>
    <path d="M66 132c30-26 78-26 102 2" fill="none" stroke="${leather}" stroke-width="15" stroke-linecap="round"/>
    <path d="M68 148c40 24 78 18 100-12" fill="none" stroke="${darken(colour, 0.2)}" stroke-width="13"
      stroke-linecap="round"/>
    <path d="M214 268c-8-62 48-76 66 14" fill="none" stroke="${leather}" stroke-width="16"/>
    <path d="M278 288c-4-50 40-56 54 2" fill="none" stroke="${leather}" stroke-width="14"/>
    <rect x="152" y="120" width="24" height="22" rx="6" fill="none" stroke="${gold(canvas)}" stroke-width="5"/>
    ${highlight("M222 232c4-6 10-8 16-8M80 232l2 70", 5, 0.28)}`;
}
