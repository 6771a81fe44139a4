import type { Theme } from "#domain/operations/storefronts/storefront.ts";

/** Components branch on these names, never on a theme. */
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
