import type { Canvas } from "../canvas.ts";
import { type Markup, placed, svg } from "../svg.ts";
import type { ProductDrawing } from "./still-life.ts";

export type BuyForMePalette = {
  wall: readonly [top: string, bottom: string];
  tile: string;
  main: string;
  onMain: string;
  accent: string;
  product: string;
};

const TEXT = "#25302b";
const QUIET_TEXT = "#c9cdc9";
const CHROME = "#f1f0ec";

function bar(x: number, y: number, width: number, height: number, fill: string): Markup {
  return svg`<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${height / 2}" fill="${fill}"/>`;
}

function browserFrame(): Markup {
  const dots = [26, 46, 66].map((x) => svg`<circle cx="${x}" cy="26" r="6"/>`);
  return svg`
    <path d="M7 34q0-22 20-22h430q20 0 20 22v346H7z" fill="#1b2622" opacity=".09"/>
    <path d="M0 20Q0 0 20 0h430q20 0 20 20v360H0z" fill="#fff"/>
    <path d="M0 20Q0 0 20 0h430q20 0 20 20v32H0z" fill="${CHROME}"/>
    <g fill="#dcd8d0">${dots}</g>
    ${bar(90, 12, 300, 28, "#fff")}${bar(108, 23, 150, 6, "#9aa29d")}`;
}

function productPage(canvas: Canvas, palette: BuyForMePalette, product: ProductDrawing): Markup {
  const sizes = [0, 1, 2].map((index) => svg`<rect x="${246 + index * 48}" y="172" width="40" height="32" rx="7"/>`);
  return svg`
    <rect x="24" y="74" width="196" height="226" rx="12" fill="${palette.tile}"/>
    ${placed(product(canvas, palette.product), 32, 64, 0.45)}
    ${bar(246, 82, 162, 12, TEXT)}${bar(246, 106, 112, 9, QUIET_TEXT)}
    <rect x="246" y="134" width="76" height="18" rx="5" fill="${palette.accent}"/>
    <g fill="#e9e8e3">${sizes}</g>
    <rect x="295.5" y="173.5" width="37" height="29" rx="6" fill="none" stroke="${palette.main}" stroke-width="3"/>
    <rect x="246" y="224" width="198" height="46" rx="11" fill="${palette.main}"/>
    ${bar(305, 243, 80, 8, palette.onMain)}`;
}

function pastedLink({ main, onMain }: BuyForMePalette): Markup {
  return svg`
    <rect x="1.5" y="1.5" width="249" height="65" rx="32.5" fill="#fff" stroke="${main}" stroke-width="3"/>
    <circle cx="35" cy="34" r="17" fill="${main}"/>
    <g transform="translate(35 34) rotate(-45)" fill="none" stroke="${onMain}" stroke-width="2.6" stroke-linecap="round">
      <path d="M-2-4.5h-3a4.5 4.5 0 0 0 0 9h3M2-4.5h3a4.5 4.5 0 0 1 0 9H2M-3.5 0h7"/>
    </g>
    ${bar(65, 21, 138, 8, TEXT)}${bar(65, 39, 96, 7, "#b7beb9")}`;
}

/** Any shop's page in a browser window, and its address pasted into our field. */
export function buyForMe(canvas: Canvas, palette: BuyForMePalette, product: ProductDrawing): Markup {
  const [top, bottom] = palette.wall;
  return svg`
    <path d="M0 0h720v344H0z" fill="${canvas.blend(top, bottom)}"/>
    ${placed(svg`${browserFrame()}${productPage(canvas, palette, product)}`, 190, 34)}
    ${placed(pastedLink(palette), 60, 262)}`;
}
