import type { Canvas } from "../canvas.ts";
import { darken, lighten } from "../colour.ts";
import { contactShadow, flat } from "../materials.ts";
import { stitches } from "../strokes.ts";
import { type Markup, svg } from "../svg.ts";

const LINES = [1, 0.94, 0.98, 0.6, 1, 0.96, 0.9, 1, 0.42, 0.98, 0.94];

/** A page of print on electronic paper. */
function page(x: number, y: number, width: number): Markup {
  const rows = LINES.map(
    (share, row) => svg`<rect x="${x}" y="${y + 34 + row * 14}" width="${width * share}" height="4.6" rx="2"/>`,
  );
  return svg`<g fill="#4b4a46"><rect x="${x}" y="${y}" width="${width * 0.56}" height="9" rx="3"/>${rows}</g>`;
}

function device(canvas: Canvas, colour: string): Markup {
  return svg`
    <rect x="106" y="66" width="188" height="264" rx="18" fill="${flat(canvas, colour, 0.25, 0.35)}"/>
    <rect x="120" y="82" width="160" height="216" rx="4" fill="${canvas.blend("#f4f2ea", "#e4e1d6")}"/>
    ${page(136, 98, 128)}
    <rect x="176" y="310" width="48" height="6" rx="3" fill="${lighten(colour, 0.35)}" opacity=".7"/>`;
}

export function eReader(canvas: Canvas, colour: string): Markup {
  return svg`
    ${contactShadow(canvas, 204, 332, 122, 16, 0.4)}
    <g transform="rotate(4 200 330)">${device(canvas, darken(colour, 0.1))}</g>`;
}

/** In an opened cover. */
export function eReaderInCover(canvas: Canvas, colour: string): Markup {
  return svg`
    ${contactShadow(canvas, 190, 334, 158, 16, 0.4)}
    <path d="M36 96q0-10 10-12l78-16v270l-78-14q-10-2-10-12z" fill="${flat(canvas, colour, 0.3, 0.2)}"/>
    ${stitches("M46 104l68-12v232l-68-12z", lighten(colour, 0.5), 0.6)}
    <rect x="112" y="62" width="212" height="276" rx="14" fill="${flat(canvas, colour, 0.1, 0.4)}"/>
    <g transform="translate(20 2)">${device(canvas, "#23272c")}</g>
    <path d="M112 70v262" stroke="${darken(colour, 0.55)}" stroke-opacity=".6" stroke-width="4"/>`;
}
