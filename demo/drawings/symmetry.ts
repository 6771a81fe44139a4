import { type Markup, svg } from "./svg.ts";

/** A half and its mirror image, for objects that stand in the middle of their 400 wide canvas. */
export function bothSides(half: Markup): Markup {
  return svg`${half}<g transform="translate(400 0) scale(-1 1)">${half}</g>`;
}
