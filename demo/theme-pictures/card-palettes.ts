import type { Theme } from "#domain/operations/storefronts/storefront.ts";

type Pair = readonly [top: string, bottom: string];

/** Colours of the entry cards, the lost parcel, the lockers and the unpaid parcel. */
export type CardPalette = {
  studio: { wall: Pair; disc: string; plinth: string; floor: string };
  browser: { wall: Pair; tile: string };
  brand: { main: string; onMain: string; accent: string; onAccent: string };
  storage: { rack: string; street: string; parcel: string };
  sea: { sky: string; sun: string; waves: readonly [far: string, middle: string, near: string] };
};

export const cardPalettes: Record<Theme, CardPalette> = {
  default: {
    studio: { wall: ["#dfeae3", "#efeee5"], disc: "#c9ddd2", plinth: "#f4efe4", floor: "#e3dccd" },
    browser: { wall: ["#f8e2d5", "#fcf4ea"], tile: "#f1ede6" },
    brand: { main: "#0f5a4a", onMain: "#ffffff", accent: "#f26b3a", onAccent: "#ffffff" },
    storage: { rack: "#d36a3a", street: "#d9d4c7", parcel: "#c99b64" },
    sea: { sky: "#e4f0ea", sun: "#ffd6a3", waves: ["#98b9ac", "#5a9586", "#3a776a"] },
  },
  alt: {
    studio: { wall: ["#f4f4f5", "#ebebed"], disc: "#e0e0e4", plinth: "#fafafa", floor: "#dededf" },
    browser: { wall: ["#e4e4fd", "#f3f3fe"], tile: "#f1f1f2" },
    brand: { main: "#0a0a0b", onMain: "#ffffff", accent: "#2a2bf0", onAccent: "#ffffff" },
    storage: { rack: "#2f2f35", street: "#d5d5d8", parcel: "#c2a27c" },
    sea: { sky: "#f1f1f2", sun: "#dcdcff", waves: ["#c9c9d2", "#6f70f4", "#2a2bf0"] },
  },
  alt2: {
    studio: { wall: ["#f6e3d2", "#f9ede0"], disc: "#eab48f", plinth: "#fbf1e4", floor: "#ead6bf" },
    browser: { wall: ["#f8e9c9", "#fcf5e6"], tile: "#f6eee2" },
    brand: { main: "#9c3f22", onMain: "#ffffff", accent: "#e0b04c", onAccent: "#2b1c14" },
    storage: { rack: "#a8512f", street: "#ddcbb5", parcel: "#c9985f" },
    sea: { sky: "#f8e4d8", sun: "#f0c48f", waves: ["#dcae8f", "#bf7450", "#9c4f2f"] },
  },
  pj: {
    studio: { wall: ["#d9eff4", "#f1f7f4"], disc: "#ffe2a0", plinth: "#ffffff", floor: "#efdfbc" },
    browser: { wall: ["#fff0cf", "#fffaf0"], tile: "#eef6f8" },
    brand: { main: "#00657d", onMain: "#ffffff", accent: "#ef6f55", onAccent: "#ffffff" },
    storage: { rack: "#0f7f98", street: "#dcd6c4", parcel: "#d3a266" },
    sea: { sky: "#dff1f5", sun: "#ffd980", waves: ["#8fc3cf", "#3f9db2", "#0b6f88"] },
  },
  tp: {
    studio: { wall: ["#fff3b8", "#fffae0"], disc: "#ffdd2d", plinth: "#ffffff", floor: "#efe3b4" },
    browser: { wall: ["#ffe566", "#fff0a8"], tile: "#fff8dc" },
    brand: { main: "#17150c", onMain: "#ffdd2d", accent: "#ffdd2d", onAccent: "#17150c" },
    storage: { rack: "#17150c", street: "#d9d2b4", parcel: "#c99b64" },
    sea: { sky: "#fff0a8", sun: "#ffdd2d", waves: ["#d8cf9f", "#6a664f", "#17150c"] },
  },
  wl: {
    studio: { wall: ["#f7e4ee", "#fcf1f0"], disc: "#d9b8cd", plinth: "#fffafc", floor: "#b3d6aa" },
    browser: { wall: ["#e6f2e1", "#f7fbf3"], tile: "#f8f2f6" },
    brand: { main: "#6d2152", onMain: "#ffffff", accent: "#e59abf", onAccent: "#471536" },
    storage: { rack: "#8f4a75", street: "#e3d3dc", parcel: "#c9a07a" },
    sea: { sky: "#f9e9f1", sun: "#ffd3c7", waves: ["#d9b8cd", "#b98aa8", "#7f4069"] },
  },
  nl: {
    studio: { wall: ["#dbe7f8", "#f4f1ea"], disc: "#ffc98d", plinth: "#ffffff", floor: "#d3d9e6" },
    browser: { wall: ["#ffe8cf", "#fff7ec"], tile: "#f0f4fa" },
    brand: { main: "#1b3f94", onMain: "#ffffff", accent: "#ff8a1f", onAccent: "#ffffff" },
    storage: { rack: "#1b3f94", street: "#cfd5e2", parcel: "#c9935b" },
    sea: { sky: "#e4ebf9", sun: "#ffc98d", waves: ["#a9bde3", "#5f86c8", "#2f5ba8"] },
  },
  ae: {
    studio: { wall: ["#efe5d0", "#f8f2e6"], disc: "#e3c07a", plinth: "#fffaf0", floor: "#ddcdae" },
    browser: { wall: ["#dfe5ef", "#f3f4f6"], tile: "#f6f1e7" },
    brand: { main: "#12294a", onMain: "#ffffff", accent: "#d9b15f", onAccent: "#1f1500" },
    storage: { rack: "#1f3a63", street: "#d6c9b0", parcel: "#b98d5b" },
    sea: { sky: "#e8ecf3", sun: "#e9c477", waves: ["#93a4c1", "#45608f", "#12294a"] },
  },
};

/** The lost parcel in dark mode; the other cards are only dimmed. */
export const nightSea: CardPalette["sea"] = {
  sky: "#17352b",
  sun: "#f3d8a6",
  waves: ["#24564a", "#1b4a3e", "#103a30"],
};
