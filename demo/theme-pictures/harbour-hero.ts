import type { Canvas } from "../drawings/canvas.ts";
import type { Frame } from "../drawings/picture.ts";
import { type HarbourLayout, type HarbourPalette, harbour } from "../drawings/scenes/harbour.ts";
import { type Markup, svg } from "../drawings/svg.ts";
import type { Hero } from "./heroes.ts";

type HarbourFrame = Frame & { x: number; y: number };

export type HarbourHeroLayout = Pick<HarbourLayout, "skyline" | "sun" | "flightDrop"> & {
  frame: HarbourFrame;
  /** Where the background starts to fade into the scene, and where it ends. */
  fade?: readonly [start: number, end: number];
  /** The opacity of the scene behind the background, 0 to 1. */
  trace?: number;
  /** The background covers everything left of 0, with a hard edge. */
  half?: boolean;
};

function ground(canvas: Canvas, colour: string, layout: HarbourHeroLayout): Markup {
  const { frame, fade, trace = 0 } = layout;
  if (!fade) return "";
  const [start, end] = fade;
  const veil = canvas.linear(
    [
      [0, colour, 1 - trace],
      [0.35, colour, 0.8 - trace],
      [0.7, colour, 0.28],
      [1, colour, 0],
    ],
    [start, 0, end, 0],
    true,
  );
  return svg`<path d="M${frame.x} ${frame.y}H${end}V${frame.y + frame.height}H${frame.x}z" fill="${veil}"/>`;
}

/** The harbour on the right, and the plain background of the hero's text on the left. */
export function harbourHero(palette: HarbourPalette & { ground: string }, layout: HarbourHeroLayout): Hero {
  const { frame, half } = layout;
  const left = half ? 0 : frame.x;
  const right = frame.x + frame.width;
  return {
    frame,
    draw: (canvas) => svg`
      ${harbour(canvas, palette, { ...layout, left, right })}
      ${ground(canvas, palette.ground, layout)}
      ${half && svg`<path d="M${frame.x} ${frame.y}H0v${frame.height}H${frame.x}z" fill="${palette.ground}"/>`}`,
  };
}
