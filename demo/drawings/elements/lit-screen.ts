import type { Canvas, Line } from "../canvas.ts";
import { brightness, darken, lighten, mix } from "../colour.ts";
import { type Markup, svg } from "../svg.ts";

export type ScreenBox = { x: number; y: number; width: number; height: number; radius: number };

const GLOW: Line = [0.1, 0, 0.9, 1];
const DAYLIGHT = "#5b84a8";

/** A very pale or very dark device would show an empty screen in its own colour. */
function wallpaperColour(colour: string): string {
  const value = brightness(colour);
  return value > 0.72 || value < 0.2 ? mix(colour, DAYLIGHT, 0.7) : colour;
}

/** A switched-on display: sky, sun and two hills in the colour of the device. */
export function litScreen(canvas: Canvas, deviceColour: string, box: ScreenBox): Markup {
  const { x, y, width: w, height: h, radius } = box;
  const colour = wallpaperColour(deviceColour);
  const frame = svg`<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="${radius}"`;
  const sky = canvas.linear(
    [
      [0, lighten(colour, 0.7)],
      [0.5, lighten(colour, 0.18)],
      [1, darken(colour, 0.5)],
    ],
    GLOW,
  );
  const bottom = svg`V${y + h}H${x}z`;
  const far = svg`M${x} ${y + h * 0.72}C${x + w * 0.26} ${y + h * 0.42} ${x + w * 0.5} ${y + h * 0.76} ${x + w} ${y + h * 0.42}`;
  const near = svg`M${x} ${y + h * 0.86}C${x + w * 0.3} ${y + h * 0.6} ${x + w * 0.56} ${y + h * 0.92} ${x + w} ${y + h * 0.66}`;
  return svg`
    ${frame} fill="${sky}"/>
    <g clip-path="${canvas.clip(svg`${frame}/>`)}">
      <circle cx="${x + w * 0.7}" cy="${y + h * 0.3}" r="${Math.min(w, h) * 0.16}" fill="#fff" opacity=".3"/>
      <path d="${far}${bottom}" fill="${lighten(colour, 0.5)}" opacity=".42"/>
      <path d="${near}${bottom}" fill="${darken(colour, 0.34)}" opacity=".58"/>
      <path d="M${x} ${y}h${w * 0.62}L${x + w * 0.2} ${y + h}H${x}z" fill="#fff" opacity=".06"/>
    </g>`;
}
