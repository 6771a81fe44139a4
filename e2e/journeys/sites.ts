import { PORT } from "./port.ts";

/** Where the server of the journeys says how to reach its database. */
export const DATABASE_URL_FILE = "test-results/journeys-database-url";

/** A storefront of the journeys' own that has vendors. */
export const TAGGED_HOST = "tags.localhost";

export const SITES = {
  lt: { theme: "default", languages: ["lt", "en"] },
  lv: { theme: "alt", languages: ["lv", "en"] },
  ee: { theme: "alt2", languages: ["ee", "en"] },
  pj: { theme: "pj", languages: ["lt", "en"] },
  tp: { theme: "tp", languages: ["en", "lt"] },
  wl: { theme: "wl", languages: ["en", "lt", "lv", "ee"] },
  nl: { theme: "nl", languages: ["en"] },
  ae: { theme: "ae", languages: ["en"] },
} as const;

export type SiteCode = keyof typeof SITES;

export const hostOf = (site: SiteCode) => `${site}.localhost`;

/** An address of a storefront: `at("lt", "/en")`. */
export function at(site: SiteCode, path: string): string {
  return `http://${hostOf(site)}:${PORT}${path}`;
}

export const SMALL_PHONE = { width: 320, height: 640 };
export const TABLET = { width: 820, height: 1180 };
export const PHONE = { width: 390, height: 844 };
export const DESKTOP = { width: 1440, height: 900 };
