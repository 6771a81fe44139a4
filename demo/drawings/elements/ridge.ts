import type { NonEmpty } from "../repeated.ts";
import { svg } from "../svg.ts";

/** A soft outline along evenly spread heights, filled down to the ground: hills, dunes and waves. */
export function ridge(heights: NonEmpty<number>, left: number, right: number, ground: number): string {
  const [first, ...others] = heights;
  const step = (right - left) / others.length;
  let x = left;
  let y = ground - first;
  let path = svg`M${left} ${ground}V${y}`;
  for (const height of others) {
    const [nextX, nextY] = [x + step, ground - height];
    path += svg`Q${x} ${y} ${(x + nextX) / 2} ${(y + nextY) / 2}`;
    [x, y] = [nextX, nextY];
  }
  return svg`${path}L${x} ${y}V${ground}z`;
}
