import type { Canvas } from "../canvas.ts";
import { type Markup, svg } from "../svg.ts";
import { type Exhibit, exhibit } from "./still-life.ts";

export type MosaicTile = {
  x: number;
  y: number;
  width: number;
  height: number;
  /** Studio backdrop: wall, horizon and floor. */
  backdrop: readonly [wall: string, horizon: string, floor: string];
  exhibit: Omit<Exhibit, "plinth">;
};

function tile(canvas: Canvas, { x, y, width, height, backdrop, exhibit: item }: MosaicTile): Markup {
  const [wall, horizon, floor] = backdrop;
  const shape = svg`M${x} ${y}h${width}v${height}H${x}z`;
  const sweep = canvas.linear([
    [0, wall],
    [0.66, horizon],
    [0.78, floor],
    [1, horizon],
  ]);
  const light = canvas.radial(
    [
      [0, "#ffffff", 0.7],
      [1, "#ffffff", 0],
    ],
    0.36,
    0.26,
    0.6,
  );
  return svg`<path d="${shape}" fill="${sweep}"/><path d="${shape}" fill="${light}"/>${exhibit(canvas, item)}`;
}

/** A few products, each in its own studio tile. */
export function productMosaic(canvas: Canvas, tiles: readonly MosaicTile[]): Markup {
  return svg`${tiles.map((each) => tile(canvas, each))}`;
}
