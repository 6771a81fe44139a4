import type { Canvas } from "../canvas.ts";
import type { Markup } from "../svg.ts";

export type SkylineColours = {
  far: string;
  near: string;
  /** Colour of lit windows; without it the windows stay unlit. */
  lamp?: string;
};

/** Where the land ends and the water begins in every scene with a skyline. */
export const HORIZON = 340;

export type Skyline = (canvas: Canvas, colours: SkylineColours, left: number, right: number) => Markup;
