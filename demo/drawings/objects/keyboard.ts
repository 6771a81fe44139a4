import { type Canvas, DOWN } from "../canvas.ts";
import { darken, lighten, mix } from "../colour.ts";
import { contactShadow, cylinder, flat } from "../materials.ts";
import { type Markup, svg } from "../svg.ts";

type Row = readonly number[];

const COMPACT: readonly Row[] = [
  [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2],
  [1.5, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1.5],
  [1.75, 1, 1, 1, 1, 1, 1, 1, 1, 2.25],
  [2.25, 1, 1, 1, 1, 1, 1, 1, 2.75],
  [1.25, 1.25, 6, 1.25, 2.25],
];

type Field = { left: number; top: number; unit: number; rowHeight: number };

/** Keycaps row by row; the row's numbers are widths in key units. */
function keycaps(
  rows: readonly Row[],
  { left, top, unit, rowHeight }: Field,
  paint: (key: number, row: number) => string,
): Markup {
  return svg`${rows.map((row, line) => {
    let x = left;
    return row.map((width, key) => {
      const y = top + line * rowHeight;
      const cap = svg`
        <rect x="${x + 1.5}" y="${y}" width="${width * unit - 3}" height="${rowHeight - 3}" rx="5"
          fill="${darken(paint(key, line), 0.32)}"/>
        <rect x="${x + 3.5}" y="${y}" width="${width * unit - 7}" height="${rowHeight - 8}" rx="4"
          fill="${paint(key, line)}"/>`;
      x += width * unit;
      return cap;
    });
  })}`;
}

/** A compact mechanical keyboard with a knob. */
export function keyboard(canvas: Canvas, colour: string): Markup {
  const cap = mix(colour, "#f7f4ee", 0.82);
  const accent = mix(colour, "#f7f4ee", 0.24);
  const paint = (key: number, row: number) =>
    key === 0 || (row === 3 && key === 8) || (row === 2 && key === 9) ? accent : cap;
  return svg`
    ${contactShadow(canvas, 200, 304, 182, 16, 0.44)}
    <rect x="32" y="120" width="336" height="182" rx="20" fill="${flat(canvas, darken(colour, 0.12), 0.2, 0.4)}"/>
    <rect x="32" y="120" width="336" height="168" rx="20" fill="${flat(canvas, colour, 0.3, 0.24)}"/>
    <rect x="46" y="132" width="308" height="146" rx="10" fill="${darken(colour, 0.55)}"/>
    ${keycaps(COMPACT, { left: 51, top: 137, unit: 24.8, rowHeight: 27.5 }, paint)}
    <path d="M60 126h120" stroke="#fff" stroke-opacity=".35" stroke-width="3" stroke-linecap="round"/>`;
}

/** A slim aluminium keyboard tipped towards the viewer, its bar in front. */
export function slimKeyboard(canvas: Canvas, colour: string): Markup {
  return svg`
    ${contactShadow(canvas, 200, 296, 184, 14, 0.4)}
    <g transform="translate(0 18) skewX(-8) translate(28 0)">
      <rect x="34" y="120" width="332" height="150" rx="16" fill="${canvas.blend("#f3f4f5", "#aab1b8")}"/>
      ${keycaps(COMPACT, { left: 46, top: 132, unit: 25.6, rowHeight: 25 }, (key, row) => (row === 4 && key === 2 ? lighten(colour, 0.3) : colour))}
    </g>
    <rect x="22" y="282" width="330" height="12" rx="6" fill="${canvas.blend("#d8dce0", "#7f868e", DOWN)}"/>
    <circle cx="338" cy="288" r="2.5" fill="#7ef0b0"/>
    <rect x="22" y="282" width="40" height="12" rx="6" fill="${cylinder(canvas, colour)}"/>`;
}
