import type { SiteLink } from "./site-links.ts";

/**
 * Links to pages of ROUTES_NOT_BUILT_YET. Nothing shows them, and browsers do not load them. The row of a page that is
 * built moves to SITE_LINKS, and this file goes with the last one.
 */
export const LINKS_TO_COME = {
  help: { labelKey: "header.help", to: "/faq", needs: ["content"] },
  faq: { labelKey: "footer.help.faq", to: "/faq", needs: ["content"] },
  warranty: { labelKey: "footer.help.warranty", to: "/warranty", needs: ["content"] },
  contacts: { labelKey: "footer.help.contacts", to: "/contacts" },

  about: { labelKey: "footer.company.about", to: "/about-us", needs: ["content"] },
  blog: { labelKey: "nav.blog", to: "/blog", needs: ["content"], needsPosts: true },
} as const satisfies Record<string, SiteLink>;
