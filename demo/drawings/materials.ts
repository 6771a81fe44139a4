import { ACROSS, type Canvas, DIAGONAL, type Line } from "./canvas.ts";
import { darken, lighten } from "./colour.ts";
import { type Markup, svg } from "./svg.ts";

/** Cloth, leather or painted metal: light from the upper left, shade at the lower right. */
export function flat(canvas: Canvas, colour: string, light = 0.25, shade = 0.25, line: Line = DIAGONAL): string {
  return canvas.linear(
    [
      [0, lighten(colour, light)],
      [0.5, colour],
      [1, darken(colour, shade)],
    ],
    line,
  );
}

/** A round body seen from the side: dark edge, light at a quarter, own colour, dark edge. */
export function cylinder(canvas: Canvas, colour: string, light = 0.42, shade = 0.3): string {
  return canvas.linear(
    [
      [0, darken(colour, shade * 0.8)],
      [0.25, lighten(colour, light)],
      [0.6, colour],
      [1, darken(colour, shade)],
    ],
    ACROSS,
  );
}

export function gold(canvas: Canvas): string {
  return canvas.linear(
    [
      [0, "#a37b39"],
      [0.22, "#fdeecb"],
      [0.48, "#d8b369"],
      [0.68, "#f4dfae"],
      [1, "#94702f"],
    ],
    ACROSS,
  );
}

export function contactShadow(canvas: Canvas, cx: number, cy: number, rx: number, ry: number, strength = 0.36): Markup {
  const shade = canvas.radial([
    [0, "#0b0d10", strength],
    [0.55, "#0b0d10", strength * 0.42],
    [1, "#0b0d10", 0],
  ]);
  return svg`<ellipse cx="${cx}" cy="${cy}" rx="${rx}" ry="${ry}" fill="${shade}"/>`;
}

/** A bulging body lit from the upper left. */
export function dome(canvas: Canvas, colour: string, light = 0.4, shade = 0.4): string {
  return canvas.radial(
    [
      [0, lighten(colour, light)],
      [0.55, colour],
      [1, darken(colour, shade)],
    ],
    0.35,
    0.3,
    0.8,
  );
}

export function steel(canvas: Canvas, line: Line = ACROSS): string {
  return canvas.linear(
    [
      [0, "#8b929a"],
      [0.25, "#f4f5f6"],
      [0.6, "#b3b9c0"],
      [1, "#757c84"],
    ],
    line,
  );
}

/** Thin clear glass: bright edges, a breath of the colour in between. */
export function glass(canvas: Canvas, colour: string): string {
  return canvas.linear(
    [
      [0, "#ffffff", 0.9],
      [0.14, lighten(colour, 0.72), 0.72],
      [0.86, lighten(colour, 0.56), 0.76],
      [1, "#ffffff", 0.92],
    ],
    ACROSS,
  );
}
