import { type Markup, svg } from "./svg.ts";

export type Stop = readonly [offset: number, colour: string, opacity?: number];
export type Line = readonly [x1: number, y1: number, x2: number, y2: number];

export const DOWN: Line = [0, 0, 0, 1];
export const ACROSS: Line = [0, 0, 1, 0];
export const DIAGONAL: Line = [0, 0, 1, 1];

function stopElements(stops: readonly Stop[]): Markup {
  return svg`${stops.map(
    ([offset, colour, opacity]) =>
      svg`<stop offset="${offset}" stop-color="${colour}"${opacity !== undefined && svg` stop-opacity="${opacity}"`}/>`,
  )}`;
}

/** Collects the shared definitions of one picture; their ids are unique within it and deterministic. */
export class Canvas {
  readonly #name: string;
  readonly #idByBody = new Map<string, string>();

  constructor(name: string) {
    this.#name = name;
  }

  /** A gradient between two points, relative to the shape, or in the picture's units when `inUnits`. */
  linear(stops: readonly Stop[], [x1, y1, x2, y2]: Line = DOWN, inUnits = false): string {
    const units = inUnits && ' gradientUnits="userSpaceOnUse"';
    const line = svg`x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}"`;
    return this.#paint(svg`<linearGradient id="$" ${line}${units}>${stopElements(stops)}</linearGradient>`);
  }

  /** A gradient of two colours. */
  blend(first: string, second: string, line: Line = DOWN, inUnits = false): string {
    return this.linear([[0, first] as const, [1, second] as const], line, inUnits);
  }

  radial(stops: readonly Stop[], cx = 0.5, cy = 0.5, r = 0.5): string {
    const circle = svg`cx="${cx}" cy="${cy}" r="${r}"`;
    return this.#paint(svg`<radialGradient id="$" ${circle}>${stopElements(stops)}</radialGradient>`);
  }

  clip(shape: Markup): string {
    return this.#paint(svg`<clipPath id="$">${shape}</clipPath>`);
  }

  /** Markup for repeated use with `<use href="…">`. */
  reusable(content: Markup): string {
    return `#${this.#idOf(svg`<g id="$">${content}</g>`)}`;
  }

  definitions(): Markup {
    const bodies = [...this.#idByBody].map(([body, id]) => body.replace('id="$"', `id="${id}"`));
    return bodies.length > 0 ? svg`<defs>${bodies}</defs>` : "";
  }

  #paint(body: Markup): string {
    return `url(#${this.#idOf(body)})`;
  }

  #idOf(body: Markup): string {
    const known = this.#idByBody.get(body);
    if (known) return known;
    const id = `${this.#name}-${this.#idByBody.size + 1}`;
    this.#idByBody.set(body, id);
    return id;
  }
}
