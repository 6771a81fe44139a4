import type { Theme } from "../../domain/storefronts/storefront.ts";

export type HeaderKind = "wide-search" | "single-row" | "link-first";

export interface HeaderComposition {
  kind: HeaderKind;
  /** Country, language, currency and help have a bar of their own; else they lie behind one button of the main row. */
  utilityBar: boolean;
  logo: "start" | "centre";
  /** Whether the header stands on the brand's colour instead of the page's. */
  coloured: boolean;
}

const wideSearch: HeaderComposition = { kind: "wide-search", utilityBar: true, logo: "start", coloured: false };
const singleRow: HeaderComposition = { kind: "single-row", utilityBar: false, logo: "start", coloured: false };

/** How each theme arranges its header. Colours, type and radii are its tokens; nothing else differs. */
export const HEADER_COMPOSITION: Record<Theme, HeaderComposition> = {
  default: wideSearch,
  alt: { ...singleRow, logo: "centre" },
  alt2: { ...wideSearch, utilityBar: false },
  pj: wideSearch,
  tp: { kind: "link-first", utilityBar: false, logo: "start", coloured: true },
  wl: wideSearch,
  nl: wideSearch,
  ae: { ...singleRow, coloured: true },
};
