const WHITE = "#ffffff";
const NEAR_BLACK = "#0b0d10";

function channel(hex: string, position: number): number {
  return Number.parseInt(hex.slice(1 + position * 2, 3 + position * 2), 16);
}

/** Blends two `#rrggbb` colours; `share` is the part of the second one, 0 to 1. */
export function mix(first: string, second: string, share: number): string {
  const blended = [0, 1, 2].map((position) => {
    const from = channel(first, position);
    const value = Math.round(from + (channel(second, position) - from) * share);
    return value.toString(16).padStart(2, "0");
  });
  return `#${blended.join("")}`;
}

export function lighten(colour: string, share: number): string {
  return mix(colour, WHITE, share);
}

export function darken(colour: string, share: number): string {
  return mix(colour, NEAR_BLACK, share);
}

/** How bright a colour looks, 0 (black) to 1 (white). */
export function brightness(colour: string): number {
  return (channel(colour, 0) * 0.299 + channel(colour, 1) * 0.587 + channel(colour, 2) * 0.114) / 255;
}
