import { svg } from "../svg.ts";

/** A soft outline through evenly spread heights, filled down to the ground: hills, dunes and waves. */
export function ridge(heights: readonly number[], left: number, right: number, ground: number): string {
  const step = (right - left) / (heights.length - 1);
  const curves = heights.slice(1, -1).map((height, index) => {
    const x = left + (index + 1) * step;
    const isLast = index === heights.length - 3;
    const endX = isLast ? right : x + step / 2;
    const endHeight = isLast ? heights[heights.length - 1] : (height + heights[index + 2]) / 2;
    return svg`Q${x} ${ground - height} ${endX} ${ground - endHeight}`;
  });
  return svg`M${left} ${ground}V${ground - heights[0]}${curves}V${ground}z`;
}
