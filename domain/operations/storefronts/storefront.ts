/** The languages of the program, as paths name them (REGION-05); a storefront offers some of them. */
export const LANGUAGES = ["en", "lt", "lv", "ee", "ru"] as const;
export type Language = (typeof LANGUAGES)[number];

/** Each language by its own name, for the language switch (REGION-05). */
export const languageName: Readonly<Record<Language, string>> = {
  en: "English",
  lt: "Lietuvių",
  lv: "Latviešu",
  ee: "Eesti",
  ru: "Русский",
};

/** The path says `ee`, while `lang` and `hreflang` say the ISO 639 code `et` (LOCALE-01). */
export function htmlLanguage(language: Language): string {
  return language === "ee" ? "et" : language;
}

/** The themes that a storefront can have (REGION-03). */
export const THEMES = ["default", "alt", "alt2", "pj", "tp", "wl", "nl", "ae"] as const;
export type Theme = (typeof THEMES)[number];

/** The features that a storefront can switch on or off (REGION-02). */
export const FEATURES = [
  "marketplace",
  "quotes",
  "forwarding",
  "tracking",
  "dealzone",
  "pro",
  "content",
  "air",
  "sea",
] as const;
export type Feature = (typeof FEATURES)[number];

/** The page layouts (LAYOUT-01). */
export const LAYOUTS = [
  "calculate-page",
  "cart",
  "checkout",
  "create-order",
  "index-page",
  "market-page",
  "page",
  "payment",
  "pro",
  "quote-page",
  "simple-layout",
  "default",
] as const;
export type LayoutName = (typeof LAYOUTS)[number];

/** The two layouts of a listing (CONFIG-03). */
export const PRODUCT_LAYOUTS = ["GRID", "LIST"] as const;
export type ProductLayout = (typeof PRODUCT_LAYOUTS)[number];

/** The product layout toggles between GRID and LIST (CONFIG-03). */
export function toggleProductLayout(layout: ProductLayout): ProductLayout {
  return layout === "GRID" ? "LIST" : "GRID";
}

/** The product layout that a visitor has chosen before, the grid without a choice (CONFIG-03). */
export function productLayoutFor(wanted: string | undefined): ProductLayout {
  return PRODUCT_LAYOUTS.find((layout) => layout === wanted) ?? "GRID";
}

/** The colour modes that a visitor can choose (REGION-04). */
export const COLOUR_MODES = ["light", "dark", "system"] as const;
export type ColourMode = (typeof COLOUR_MODES)[number];

/**
 * Only the default theme uses the visitor's colour mode, "system" without a choice; all other themes are light
 * (REGION-04).
 */
export function colourModeFor(theme: Theme, wanted: string | undefined): ColourMode {
  if (theme !== "default") return "light";
  return COLOUR_MODES.find((mode) => mode === wanted) ?? "system";
}
