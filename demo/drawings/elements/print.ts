import { type Markup, svg } from "../svg.ts";

const INK = "#2a2621";
const FADED = "#8c8373";

/** Lines of print that only suggest words: one heavy, two light, centred or from the left. */
export function print(
  x: number,
  y: number,
  width: number,
  colour: string = INK,
  anchor: "middle" | "start" = "middle",
): Markup {
  const rows = [
    { share: 1, height: 6, dy: 0, fill: colour },
    { share: 0.64, height: 4, dy: 15, fill: colour === INK ? FADED : colour },
    { share: 0.44, height: 4, dy: 26, fill: colour === INK ? FADED : colour },
  ];
  return svg`${rows.map(({ share, height, dy, fill }) => {
    const length = width * share;
    const left = anchor === "middle" ? x - length / 2 : x;
    return svg`<rect x="${left}" y="${y + dy}" width="${length}" height="${height}" rx="${height / 2}" fill="${fill}"${dy > 0 && ' opacity=".8"'}/>`;
  })}`;
}

/** A paper label with print on it. */
export function paperLabel(x: number, y: number, width: number, height: number): Markup {
  return svg`
    <rect x="${x}" y="${y}" width="${width}" height="${height}" rx="4" fill="#fffdf8"/>
    ${print(x + width / 2, y + height / 2 - 15, width * 0.66)}`;
}
