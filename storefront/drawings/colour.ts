const WHITE = "#ffffff";
const NEAR_BLACK = "#0b0d10";

function channels(hex: string): [number, number, number] {
  const value = Number.parseInt(hex.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
}

/** Blends two `#rrggbb` colours; `share` is the part of the second one, 0 to 1. */
export function mix(first: string, second: string, share: number): string {
  const other = channels(second);
  const blended = channels(first).map((channel, index) => Math.round(channel + (other[index] - channel) * share));
  return `#${blended.map((channel) => channel.toString(16).padStart(2, "0")).join("")}`;
}

export function lighten(colour: string, share: number): string {
  return mix(colour, WHITE, share);
}

export function darken(colour: string, share: number): string {
  return mix(colour, NEAR_BLACK, share);
}
