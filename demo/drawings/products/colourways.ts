import type { BackdropName } from "./backdrops.ts";

type ColourwayEntry = {
  code: string;
  hex: string;
  /** The backdrop of the first picture, and of the other pictures. */
  backdrops: readonly [own: BackdropName, second: BackdropName, third: BackdropName];
};

/** The colours a demo product can have; what a customer reads is a translation of the code. */
export const COLOURWAYS = [
  { code: "graphite", hex: "#3a4046", backdrops: ["mist", "sky", "warm"] },
  { code: "ink", hex: "#1d2126", backdrops: ["mist", "warm", "cool"] },
  { code: "silver", hex: "#b4bac1", backdrops: ["cool", "lilac", "mist"] },
  { code: "chalk", hex: "#ece7dd", backdrops: ["mist", "sage", "rose"] },
  { code: "navy", hex: "#24406f", backdrops: ["sky", "sand", "mist"] },
  { code: "storm", hex: "#31558f", backdrops: ["cool", "warm", "sage"] },
  { code: "glacier", hex: "#8fb0c6", backdrops: ["sky", "mist", "lilac"] },
  { code: "teal", hex: "#1f7a7d", backdrops: ["cool", "sand", "sage"] },
  { code: "pine", hex: "#2f6f5e", backdrops: ["sage", "warm", "mist"] },
  { code: "sage", hex: "#9db59a", backdrops: ["sage", "sand", "mist"] },
  { code: "olive", hex: "#6d7040", backdrops: ["sand", "sage", "warm"] },
  { code: "garnet", hex: "#832b3c", backdrops: ["rose", "warm", "lilac"] },
  { code: "rose", hex: "#c4617d", backdrops: ["rose", "lilac", "mist"] },
  { code: "blush", hex: "#dcaea2", backdrops: ["rose", "mist", "sand"] },
  { code: "ember", hex: "#c9502c", backdrops: ["warm", "sky", "rose"] },
  { code: "orange", hex: "#e0793a", backdrops: ["warm", "cool", "sand"] },
  { code: "clay", hex: "#b06d55", backdrops: ["warm", "sage", "rose"] },
  { code: "walnut", hex: "#5b3f2f", backdrops: ["warm", "sand", "sage"] },
  { code: "sand", hex: "#d6c3a0", backdrops: ["sand", "sage", "warm"] },
  { code: "ochre", hex: "#b9862f", backdrops: ["sand", "cool", "warm"] },
  { code: "brass", hex: "#a98546", backdrops: ["sand", "mist", "sage"] },
  { code: "gold", hex: "#d9b05f", backdrops: ["sand", "rose", "warm"] },
  { code: "violet", hex: "#6a4fa3", backdrops: ["lilac", "sky", "mist"] },
  { code: "lilac", hex: "#b3a1cf", backdrops: ["lilac", "mist", "rose"] },
] as const satisfies readonly ColourwayEntry[];

export type Colourway = (typeof COLOURWAYS)[number]["code"];

const byCode = new Map<string, ColourwayEntry>(COLOURWAYS.map((entry) => [entry.code, entry]));

export function isColourway(code: string): code is Colourway {
  return byCode.has(code);
}

export function colourway(code: Colourway): ColourwayEntry {
  return byCode.get(code) ?? COLOURWAYS[0];
}
