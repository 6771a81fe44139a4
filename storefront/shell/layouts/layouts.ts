import type { LayoutName } from "../../../domain/storefronts/storefront.ts";

export interface LayoutParts {
  header: "full" | "quiet" | "none";
  footer: "full" | "slim" | "none";
  tabBar: boolean;
  ground: "bg" | "sunk";
  /** The page's own sections decide, the container of the grid, or a column for reading. */
  width: "open" | "page" | "text";
  /** The quiet header promises that what is entered here is safe. */
  secure?: true;
}

const shop: LayoutParts = { header: "full", footer: "full", tabBar: true, ground: "bg", width: "page" };
const desk: LayoutParts = { ...shop, ground: "sunk" };
const till: LayoutParts = {
  header: "quiet",
  footer: "slim",
  tabBar: false,
  ground: "sunk",
  width: "page",
  secure: true,
};

/** LAYOUT-01: the twelve layouts of the pages, as what stands around their content. */
export const LAYOUT_PARTS: Record<LayoutName, LayoutParts> = {
  "index-page": { ...shop, width: "open" },
  default: shop,
  page: { ...shop, width: "text" },
  "market-page": shop,
  cart: shop,
  "quote-page": desk,
  "calculate-page": desk,
  pro: desk,
  checkout: till,
  payment: till,
  "create-order": till,
  "simple-layout": { header: "quiet", footer: "slim", tabBar: false, ground: "bg", width: "page" },
};
