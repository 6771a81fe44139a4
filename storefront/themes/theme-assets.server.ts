import type { Theme } from "#domain/operations/storefronts/storefront.ts";
import sharedStyles from "#ui/styles.css?url";
import oldBrowserScript from "../old-browser.js?url";
// Vite bundles a script of its own only for workers; this one runs in the page.
import starterScript from "../starter/starter.ts?worker&url";

const styles = import.meta.glob<string>("../../ui/themes/*.css", { query: "?url", import: "default", eager: true });
const art = import.meta.glob<string>("./art/*.svg", { query: "?url", import: "default", eager: true });
const fonts = import.meta.glob<string>(
  "/node_modules/@fontsource-variable/*/files/*-{latin,latin-ext}-wght-normal.woff2",
  { query: "?url", import: "default", eager: true },
);

/** The font packages of each theme; their files are preloaded. */
const FONT_PACKAGES: Record<Theme, string[]> = {
  default: ["golos-text"],
  alt: ["inter"],
  alt2: ["source-serif-4", "source-sans-3"],
  pj: ["manrope"],
  tp: ["rubik"],
  wl: ["wix-madefor-display"],
  nl: ["commissioner"],
  ae: ["geologica"],
};

/** A picture, with a dark variant where the theme has a dark mode. */
export interface Drawing {
  day: string;
  night: string | null;
}

export interface ThemeAssets {
  stylesheets: string[];
  oldBrowserScript: string;
  starterScript: string;
  fonts: string[];
  logo: Drawing;
  /** For the footer and coloured bars. */
  logoOnTop: string;
  favicon: string;
  openGraph: string;
  hero: Drawing;
  entries: { shop: Drawing; buy: Drawing; forward: Drawing };
  lostParcel: Drawing;
}

/** REGION-03: a page loads the files of its own theme only. */
export function themeAssets(theme: Theme): ThemeAssets {
  const picture = (name: string) => art[`./art/${name}.svg`] ?? missing(`${name}.svg`);
  const drawing = (name: string): Drawing => ({
    day: picture(`${name}-${theme}`),
    night: art[`./art/${name}-${theme}-night.svg`] ?? null,
  });
  return {
    stylesheets: [sharedStyles, styles[`../../ui/themes/${theme}.css`] ?? missing(`${theme}.css`)],
    oldBrowserScript,
    starterScript,
    fonts: FONT_PACKAGES[theme].flatMap((name) => fontFiles(name)),
    logo: drawing("logo"),
    logoOnTop: picture(`logo-on-top-${theme}`),
    favicon: picture(`favicon-${theme}`),
    openGraph: picture(`og-${theme}`),
    hero: drawing("hero"),
    entries: { shop: drawing("entry-shop"), buy: drawing("entry-buy"), forward: drawing("entry-forward") },
    lostParcel: drawing("lost-parcel"),
  };
}

function fontFiles(name: string): string[] {
  const files = ["latin", "latin-ext"].map(
    (subset) => fonts[`/node_modules/@fontsource-variable/${name}/files/${name}-${subset}-wght-normal.woff2`],
  );
  return files.filter((file) => file !== undefined);
}

function missing(file: string): never {
  throw new Error(`The theme has no ${file}`);
}
