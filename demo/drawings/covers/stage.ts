import type { Canvas } from "../canvas.ts";
import type { Frame } from "../picture.ts";
import { type Exhibit, type ProductDrawing, stillLife } from "../scenes/still-life.ts";
import { type Markup, svg } from "../svg.ts";

/** The shape of a cover, 16 by 10. Pages crop it to other shapes, so what matters is in its middle. */
export const COVER: Frame = { width: 720, height: 450, keep: "xMidYMid" };
const FLOOR = 356;

export type StagePalette = { wall: readonly [top: string, bottom: string]; disc: string; floor: string };

/** A thing on the stage: in the middle of x, on a plinth of a height, or on the floor. */
export type Piece = {
  product: ProductDrawing;
  colour: string;
  x: number;
  scale: number;
  /** Where the drawing touches the ground on its own canvas. */
  foot: number;
  plinth?: number;
};

const PLINTH = "#f6f2ea";
const PLINTH_WIDTH = 172;

function exhibitOf({ plinth, x, ...piece }: Piece): Exhibit {
  const y = FLOOR + 22 - (plinth ?? 0);
  const block = plinth ? { plinth: { left: x - PLINTH_WIDTH / 2, width: PLINTH_WIDTH } } : {};
  return { ...piece, ...block, x, y };
}

/** A wall with a disc and a floor; the pieces stand on it, and the rest of the scene before them. */
export function stage(canvas: Canvas, palette: StagePalette, pieces: readonly Piece[], front: Markup = ""): Markup {
  const { width, height } = COVER;
  return svg`
    ${stillLife(
      canvas,
      { ...palette, plinth: PLINTH },
      { width, height, disc: { x: 360, y: 196, r: 150 }, floorY: FLOOR, exhibits: pieces.map(exhibitOf) },
    )}
    ${front}`;
}
