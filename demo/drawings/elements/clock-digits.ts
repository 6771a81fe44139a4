import { type Markup, svg } from "../svg.ts";

/** Strokes in a box of 10 by 16, so that no font is needed where the picture is rasterised. */
const STROKES: Readonly<Record<string, string>> = {
  "0": "M5 0q5 0 5 8t-5 8-5-8 5-8z",
  "1": "M1 4l5-4v16",
  "2": "M0 4q0-4 5-4t5 4q0 3-4 6l-6 6h10",
  "4": "M7.5 16V0L0 11.5h10",
  "9": "M10 5q0 5-5 5T0 5q0-5 5-5t5 5q0 7-6 11",
  ":": "M2 5v.1M2 12v.1",
};
const GAP = 4;

function widthOf(sign: string): number {
  return sign === ":" ? 4 : 10;
}

/** A time of day, centred on a point, as thick as a lock screen writes it. */
export function clockDigits(time: string, cx: number, top: number, height: number): Markup {
  const signs = [...time];
  const width = signs.reduce((sum, sign) => sum + widthOf(sign) + GAP, -GAP);
  let x = -width / 2;
  const drawn = signs.map((sign) => {
    const glyph = svg`<path d="${STROKES[sign] ?? ""}" transform="translate(${x} 0)"/>`;
    x += widthOf(sign) + GAP;
    return glyph;
  });
  return svg`<g transform="translate(${cx} ${top}) scale(${height / 16})" fill="none" stroke="#fff" stroke-width="2.3"
    stroke-linecap="round" stroke-linejoin="round">${drawn}</g>`;
}
