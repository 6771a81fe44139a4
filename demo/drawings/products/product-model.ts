import type { Canvas } from "../canvas.ts";
import type { NonEmpty } from "../repeated.ts";
import type { Markup } from "../svg.ts";

export type ObjectDrawing = (canvas: Canvas, colour: string) => Markup;

/** One drawn form of a kind on its 400 by 400 canvas. */
export type Silhouette = {
  draw: ObjectDrawing;
  /** Where it touches the ground. */
  foot: number;
  /** The centre of the close-up. */
  detail: readonly [x: number, y: number];
};

export type ProductModel = {
  packaging: ObjectDrawing;
  /** Dials, clocks and print must not be mirrored. */
  readable?: true;
  silhouettes: NonEmpty<Silhouette>;
};

export function silhouette(draw: ObjectDrawing, foot: number, x: number, y: number): Silhouette {
  return { draw, foot, detail: [x, y] };
}
