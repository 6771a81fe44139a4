import { type Markup, placed, svg } from "../svg.ts";

export function cloudAt(x: number, y: number, scale: number, colour: string, opacity: number): Markup {
  const shape = svg`
    <path d="M10 36a10 10 0 0 1 0-20h18a16 16 0 0 1 16-16h28a16 16 0 0 1 16 16h24a10 10 0 0 1 0 20z"
      fill="${colour}" opacity="${opacity}"/>`;
  return placed(shape, x, y, scale);
}
