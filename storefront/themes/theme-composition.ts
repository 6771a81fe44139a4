import type { Theme } from "#domain/operations/storefronts/storefront.ts";

export type HeaderKind = "wide-search" | "single-row" | "link-first";

export interface HeaderComposition {
  kind: HeaderKind;
  /** Country, language, currency and help are in a separate bar; otherwise behind a button of the main row. */
  utilityBar: boolean;
  logo: "start" | "centre";
  /** The header has the brand's colour instead of the page's. */
  coloured: boolean;
}

const wideSearch: HeaderComposition = { kind: "wide-search", utilityBar: true, logo: "start", coloured: false };
const singleRow: HeaderComposition = { kind: "single-row", utilityBar: false, logo: "start", coloured: false };

/** The only structural difference between themes; colours, type and radii are tokens. */
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
