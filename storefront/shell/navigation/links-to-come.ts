import type { SiteLink } from "./site-links.ts";

/**
 * Links to pages of ROUTES_NOT_BUILT_YET. Nothing shows them, and browsers do not load them. The row of a page that is
 * built moves to SITE_LINKS, and this file goes with the last one.
 */
export const LINKS_TO_COME = {
  contacts: { labelKey: "footer.help.contacts", to: "/contacts" },
} as const satisfies Record<string, SiteLink>;
