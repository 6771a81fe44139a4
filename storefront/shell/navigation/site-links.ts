import { SORTS } from "../../../domain/listing/default-sort.ts";
import type { Feature } from "../../../domain/storefronts/storefront.ts";
import type { MessageKey } from "../../../i18n/message-key.ts";

export interface SiteLink {
  labelKey: MessageKey;
  /** Without language. */
  to: string;
  /** Shown only where the storefront has all of these. */
  needs?: readonly Feature[];
  /** Shown only when the blog has posts. */
  needsPosts?: boolean;
}

/** Every entry of header, footer, menus and drawer by its name. */
export const SITE_LINKS = {
  home: { labelKey: "nav.home", to: "/" },
  parcels: { labelKey: "header.parcels", to: "/my-orders", needs: ["forwarding"] },
  cart: { labelKey: "header.cart", to: "/cart", needs: ["marketplace"] },

  categories: { labelKey: "footer.shop.all", to: "/marketplace", needs: ["marketplace"] },
  dealZone: { labelKey: "nav.deal-zone", to: "/dealzone", needs: ["marketplace", "dealzone"] },
  newArrivals: { labelKey: "footer.shop.new", to: `/marketplace?s=${SORTS.newArrivals}`, needs: ["marketplace"] },
  reservation: { labelKey: "footer.shop.reservation", to: "/iphone-reservation", needs: ["marketplace"] },

  buyForMe: { labelKey: "nav.buy-for-me", to: "/order-form", needs: ["quotes"] },
  forward: { labelKey: "nav.forward", to: "/order-form", needs: ["forwarding"] },
  calculator: { labelKey: "nav.calculator", to: "/calculate", needs: ["forwarding"] },
  track: { labelKey: "header.track", to: "/tracking", needs: ["tracking"] },

  help: { labelKey: "header.help", to: "/faq", needs: ["content"] },
  faq: { labelKey: "footer.help.faq", to: "/faq", needs: ["content"] },
  claim: { labelKey: "footer.help.claim", to: "/claim-form" },
  warranty: { labelKey: "footer.help.warranty", to: "/warranty", needs: ["content"] },
  contacts: { labelKey: "footer.help.contacts", to: "/contacts" },

  about: { labelKey: "footer.company.about", to: "/about-us", needs: ["content"] },
  business: { labelKey: "header.business", to: "/pro", needs: ["pro"] },
  blog: { labelKey: "nav.blog", to: "/blog", needs: ["content"], needsPosts: true },
  privacy: { labelKey: "footer.company.privacy", to: "/privacy-policy" },
  agreement: { labelKey: "footer.company.agreement", to: "/purchase-agreement" },
} as const satisfies Record<string, SiteLink>;

export type LinkName = keyof typeof SITE_LINKS;

/** The links that a storefront shows, by its features. */
export function isOffered(link: SiteLink, features: readonly Feature[], hasPosts: boolean): boolean {
  return (link.needs ?? []).every((feature) => features.includes(feature)) && (!link.needsPosts || hasPosts);
}
