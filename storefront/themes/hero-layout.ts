import type { Theme } from "../../domain/storefronts/storefront.ts";

/** How the first screen is composed; components know these names and never a theme. */
export type HeroLayout = "panel" | "mosaic" | "paper-card" | "bleed" | "bleed-centred" | "bleed-right" | "halves";

export const heroLayouts: Readonly<Record<Theme, HeroLayout>> = {
  default: "panel",
  alt: "mosaic",
  alt2: "paper-card",
  pj: "bleed",
  ae: "bleed",
  wl: "bleed-centred",
  tp: "bleed-right",
  nl: "halves",
};
