import type { BicyclePalette } from "../drawings/scenes/cargo-bicycle.ts";
import type { HarbourPalette } from "../drawings/scenes/harbour.ts";
import type { MeadowPalette } from "../drawings/scenes/product-meadow.ts";
import type { StillLifePalette } from "../drawings/scenes/still-life.ts";

/** A hero's picture fades into the background of its text, which is the token `--hero-bg`. */
type WithGround<Palette> = Palette & { ground: string };

export const defaultHero: WithGround<HarbourPalette> = {
  ground: "#e4f0ea",
  sky: ["#d5e7df", "#f7efe1"],
  sun: "#ffd6a3",
  cloudOpacity: 0.75,
  far: "#b5cec3",
  near: "#98b9ac",
  sea: ["#5a9586", "#3a776a"],
  quay: "#e3d7c3",
  hull: "#0d4a3d",
  tower: "#f7f5f0",
  cargo: ["#e8673c", "#f2b35b", "#3f7d70", "#d9d2c2", "#8fb5a7", "#b5452a"],
  crane: "#174a3f",
  accent: "#ee6a3b",
  parcel: "#c99b64",
  trail: "#ffffff",
};

export const defaultNightHero: WithGround<HarbourPalette> = {
  ground: "#17352b",
  sky: ["#0f2c26", "#1a4036"],
  sun: "#f3d8a6",
  cloudOpacity: 0.1,
  far: "#24564a",
  near: "#183f35",
  lamp: "#f0c778",
  sea: ["#16463a", "#0b2c25"],
  quay: "#3c4c45",
  hull: "#0a2a23",
  tower: "#f3f0e9",
  cargo: ["#d4603a", "#d89e50", "#307061", "#9aa7a0", "#5c8578", "#a5452b"],
  crane: "#0b221c",
  accent: "#ff8a5c",
  parcel: "#bd9160",
  trail: "#9be5cb",
};

export const pjHero: WithGround<HarbourPalette> = {
  ground: "#ffffff",
  sky: ["#bfe3ee", "#fdf3dc"],
  sun: "#ffe2a0",
  cloudOpacity: 0.75,
  far: "#8fc3cf",
  near: "#d9573f",
  sea: ["#2b8fa6", "#0b6f88"],
  quay: "#f0dfba",
  hull: "#0c4a5c",
  tower: "#f9f6ef",
  cargo: ["#ffc94d", "#ef6f55", "#0f7f98", "#ffffff", "#4fb3c8", "#d5e7ea"],
  crane: "#0c3f50",
  accent: "#ef6f55",
  parcel: "#d3a266",
  trail: "#ffffff",
};

export const nlHero: WithGround<HarbourPalette> = {
  ground: "#1b3f94",
  sky: ["#cfe0f7", "#fff0dd"],
  sun: "#ffc98d",
  cloudOpacity: 0.75,
  far: "#7f98cc",
  near: "#c96f4a",
  sea: ["#4f7fc4", "#2f5ba8"],
  quay: "#d8dbe6",
  hull: "#1b3f94",
  tower: "#f8f7f4",
  cargo: ["#ff8a1f", "#ffffff", "#5b86d6", "#e9c9a8", "#2d57b4", "#c2542a"],
  crane: "#14306f",
  accent: "#ff8a1f",
  parcel: "#c9935b",
  trail: "#ffffff",
};

export const aeHero: WithGround<HarbourPalette> = {
  ground: "#0b1a31",
  sky: ["#0d1f3d", "#8a5a4a"],
  sun: "#f0c778",
  cloudOpacity: 0.14,
  far: "#23375c",
  near: "#16294a",
  lamp: "#f0c778",
  sea: ["#1d3a63", "#0e2242"],
  quay: "#2c3448",
  hull: "#081428",
  tower: "#f4efe4",
  cargo: ["#d9b15f", "#8a5a3a", "#45608f", "#efe3c8", "#b5803f", "#6c4a34"],
  crane: "#060f20",
  accent: "#d9b15f",
  parcel: "#b98d5b",
  trail: "#efe3c8",
};

export const altHero = {
  paper: ["#f7f7f7", "#e6e6e6", "#dcdcdc"],
  ultramarine: ["#3a3bf6", "#2d2ef0", "#2021d2"],
} as const;

export const alt2Hero: StillLifePalette = { wall: ["#f5dbc7", "#f9ead9"], disc: "#eab48f", plinth: "#f6e6d3" };

export const tpHero: WithGround<BicyclePalette> = {
  ground: "#ffdd2d",
  disc: "#fff0a8",
  line: "#17150c",
  parcel: "#c99b64",
};

export const wlHero: MeadowPalette = {
  sky: ["#f9e9f1", "#fdf1ee"],
  sun: "#ffd9cf",
  farHills: "#d9b8cd",
  meadow: ["#a8cfa0", "#a3cb9b"],
};
