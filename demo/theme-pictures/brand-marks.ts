import type { Theme } from "#domain/operations/storefronts/storefront.ts";
import { marks } from "../drawings/logos/marks.ts";
import { type Markup, placed, svg } from "../drawings/svg.ts";

type MarkColours = {
  main: string;
  accent: string;
  /** On the footer and other surfaces in the colour `--top`. */
  onTop: readonly [main: string, accent: string];
  /** The favicon's tile, visible on light and dark browser tabs. */
  tile: string;
  onTile?: readonly [main: string, accent: string];
};

const markColours: Record<Theme, MarkColours> = {
  default: { main: "#0f5a4a", accent: "#f26b3a", onTop: ["#ffffff", "#f26b3a"], tile: "#e4f0ea" },
  alt: { main: "#0a0a0b", accent: "#2a2bf0", onTop: ["#ffffff", "#6f70ff"], tile: "#ffffff" },
  alt2: { main: "#9c3f22", accent: "#e0b04c", onTop: ["#f3e4d6", "#e0b04c"], tile: "#f8e4d8" },
  pj: { main: "#00657d", accent: "#ffc94d", onTop: ["#d8eef4", "#ffc94d"], tile: "#dff1f5" },
  tp: { main: "#17150c", accent: "#17150c", onTop: ["#17150c", "#17150c"], tile: "#ffdd2d" },
  wl: {
    main: "#6d2152",
    accent: "#fffdfe",
    onTop: ["#b9dcae", "#471536"],
    tile: "#f6e3ee",
    onTile: ["#6d2152", "#f6e3ee"],
  },
  nl: { main: "#1b3f94", accent: "#ff8a1f", onTop: ["#dfe8fa", "#ff8a1f"], tile: "#e4ebf9" },
  ae: { main: "#d9b15f", accent: "#0b1a31", onTop: ["#efe3c8", "#0b1a31"], tile: "#0b1a31" },
};

export const markFrame = { width: 32, height: 32 };

export function brandMark(theme: Theme): Markup {
  const { main, accent } = markColours[theme];
  return marks[theme](main, accent);
}

export function nightMark(): Markup {
  return marks.default("#5fd0a8", "#ff8a5c");
}

export function markOnTop(theme: Theme): Markup {
  return marks[theme](...markColours[theme].onTop);
}

export function favicon(theme: Theme): Markup {
  const { main, accent, tile, onTile = [main, accent] } = markColours[theme];
  return svg`<rect width="32" height="32" rx="7" fill="${tile}"/>${placed(marks[theme](...onTile), 4.5, 4.5, 0.72)}`;
}
