import type { Theme } from "#domain/operations/storefronts/storefront.ts";

/** The colours of a theme for mails, as values: mail programs have no custom properties. */
export interface MailPalette {
  /** `--top` and `--ontop`. */
  top: string;
  onTop: string;
  /** `--pri` and `--onpri`. */
  primary: string;
  onPrimary: string;
  /** `--sunk`, `--surface`, `--ink`, `--ink2` and `--line`. */
  ground: string;
  surface: string;
  ink: string;
  quietInk: string;
  line: string;
}

function palette(...colours: string[]): MailPalette {
  const [top = "", onTop = "", primary = "", onPrimary = "", ...rest] = colours;
  const [ground = "", surface = "", ink = "", quietInk = "", line = ""] = rest;
  return { top, onTop, primary, onPrimary, ground, surface, ink, quietInk, line };
}

// biome-ignore format: a table, in the order of the interface
export const MAIL_PALETTES: Readonly<Record<Theme, MailPalette>> = {
  default: palette("#0c3a30", "#dcebe4", "#0f5a4a", "#ffffff", "#f7f5f0", "#ffffff", "#14201b", "#46534d", "#e6e2d9"),
  alt: palette("#0a0a0b", "#e8e8ea", "#0a0a0b", "#ffffff", "#f4f4f4", "#ffffff", "#0a0a0b", "#4a4a50", "#e2e2e4"),
  alt2: palette("#3a2519", "#f3e4d6", "#9c3f22", "#ffffff", "#f6eee2", "#fffdf9", "#2b1c14", "#5c4a3f", "#e8dccb"),
  pj: palette("#00495c", "#d8eef4", "#00657d", "#ffffff", "#f1f7f9", "#ffffff", "#0c2530", "#3f5864", "#d9e6eb"),
  tp: palette("#ffdd2d", "#17150c", "#17150c", "#ffdd2d", "#fff8dc", "#ffffff", "#17150c", "#4b4838", "#ebe6cf"),
  wl: palette("#471536", "#f4dfeb", "#6d2152", "#ffffff", "#f8f2f6", "#ffffff", "#2a1424", "#5a4353", "#ecdfe7"),
  nl: palette("#14306f", "#dfe8fa", "#1b3f94", "#ffffff", "#f3f6fb", "#ffffff", "#10203f", "#41506e", "#dde4f0"),
  ae: palette("#0b1a31", "#efe3c8", "#12294a", "#ffffff", "#f6f1e7", "#ffffff", "#0f1b2e", "#44505f", "#e9e0cf"),
};

/** Neutral colours of the dark mode; the brand's colours stay. */
export const DARK_NEUTRALS = {
  ground: "#0d1311",
  surface: "#161f1b",
  ink: "#eef4f0",
  quietInk: "#b6c3bc",
  line: "#26322d",
} satisfies Partial<MailPalette>;
