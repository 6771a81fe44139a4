export type Markup = string;
type Piece = string | number | false | undefined | readonly Piece[];

function write(piece: Piece): string {
  if (typeof piece === "number") return String(Math.round(piece * 100) / 100);
  if (typeof piece === "string") return piece;
  return piece ? piece.map(write).join("") : "";
}

/** Template tag for SVG markup: rounds numbers, joins lists and drops `false` and `undefined`. */
export function svg(strings: TemplateStringsArray, ...pieces: Piece[]): Markup {
  return String.raw({ raw: strings }, ...pieces.map(write));
}

/** Positions and scales a drawing made for another coordinate system. */
export function placed(content: Markup, x: number, y: number, scale = 1): Markup {
  return svg`<g transform="translate(${x} ${y})${scale !== 1 && svg` scale(${scale})`}">${content}</g>`;
}
