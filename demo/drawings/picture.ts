import { Canvas } from "./canvas.ts";
import { type Markup, svg } from "./svg.ts";

export type Frame = {
  x?: number;
  y?: number;
  width: number;
  height: number;
  /** Which part is kept when the picture is cropped to another aspect ratio; without it nothing is cropped. */
  keep?: "xMidYMid" | "xMidYMax" | "xMaxYMid" | "xMaxYMax";
};

function withoutLayout(markup: Markup): Markup {
  return markup
    .replace(/>\s+</g, "><")
    .replace(/\s*\n\s*/g, " ")
    .trim();
}

function cropping({ x = 0, y = 0, width, height, keep }: Frame): Markup {
  return svg`viewBox="${x} ${y} ${width} ${height}"${keep && svg` preserveAspectRatio="${keep} slice"`}`;
}

/** A complete SVG document. The name goes into every id, so that two pictures can share a page. */
export function picture(name: string, frame: Frame, draw: (canvas: Canvas) => Markup): Markup {
  const canvas = new Canvas(name);
  const content = draw(canvas);
  const size = svg`width="${frame.width}" height="${frame.height}"`;
  return withoutLayout(svg`
    <svg xmlns="http://www.w3.org/2000/svg" ${size} ${cropping(frame)}>${canvas.definitions()}${content}</svg>`);
}

/** A picture inside a picture, cropped to the given box. */
export function inset(content: Markup, frame: Frame, box: { width: number; height: number }): Markup {
  return svg`<svg width="${box.width}" height="${box.height}" ${cropping(frame)}>${content}</svg>`;
}
