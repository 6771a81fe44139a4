/** The eight colour families of product backgrounds. */
export const BACKDROPS = {
  warm: { wall: "#f6f2ec", horizon: "#e9e2d8", floor: "#ddd4c7" },
  cool: { wall: "#f1f4f6", horizon: "#e3e9ed", floor: "#d5dde3" },
  sage: { wall: "#eff3ee", horizon: "#dfe7de", floor: "#d0dacf" },
  rose: { wall: "#f8f0ee", horizon: "#eedfdb", floor: "#e3d0ca" },
  sand: { wall: "#f7f1e4", horizon: "#ebe0ca", floor: "#ded0b3" },
  mist: { wall: "#f3f3f1", horizon: "#e7e7e3", floor: "#dadad4" },
  sky: { wall: "#eef3f8", horizon: "#dde7f1", floor: "#ccd9e7" },
  lilac: { wall: "#f4f1f6", horizon: "#e6e0ec", floor: "#d7cfe0" },
} as const;

export type BackdropName = keyof typeof BACKDROPS;
export type Backdrop = { wall: string; horizon: string; floor: string };
