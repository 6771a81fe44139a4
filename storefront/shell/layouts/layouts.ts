import type { LayoutName } from "#domain/operations/storefronts/storefront.ts";

export interface LayoutSpec {
  header: "full" | "quiet" | "none";
  footer: "full" | "slim" | "none";
  tabBar: boolean;
  ground: "bg" | "sunk";
  /** open: each section sets its own width · page: the page container · text: a column for reading. */
  width: "open" | "page" | "text";
  /** The quiet header shows that the page is secure. */
  secure?: true;
}

const shop: LayoutSpec = { header: "full", footer: "full", tabBar: true, ground: "bg", width: "page" };
const account: LayoutSpec = { ...shop, ground: "sunk" };
const checkout: LayoutSpec = {
  header: "quiet",
  footer: "slim",
  tabBar: false,
  ground: "sunk",
  width: "page",
  secure: true,
};

/** LAYOUT-01: the twelve layouts. */
export const LAYOUT_SPECS: Record<LayoutName, LayoutSpec> = {
  "index-page": { ...shop, width: "open" },
  default: shop,
  page: { ...shop, width: "text" },
  "market-page": shop,
  cart: shop,
  "quote-page": account,
  "calculate-page": account,
  pro: account,
  checkout: checkout,
  payment: checkout,
  "create-order": checkout,
  "simple-layout": { header: "quiet", footer: "slim", tabBar: false, ground: "bg", width: "page" },
};
