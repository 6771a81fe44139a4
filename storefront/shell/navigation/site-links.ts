import { SORTS } from "#domain/catalogue/listing/default-sort.ts";
import { isInEuropeanUnion } from "#domain/operations/storefronts/european-union.ts";
import type { Feature } from "#domain/operations/storefronts/storefront.ts";
import type { MessageKey } from "#i18n/message-key.ts";

export interface SiteLink {
  labelKey: MessageKey;
  /** Without language. */
  to: string;
  /** Shown only where the storefront has all of these. */
  needs?: readonly Feature[];
  /** Shown only when the blog has posts. */
  needsPosts?: boolean;
  /** Shown only where the law of the European Union holds. */
  needsEu?: boolean;
}

/** Every entry of header, footer, menus and drawer by its name. */
export const SITE_LINKS = {
  home: { labelKey: "nav.home", to: "/" },
  parcels: { labelKey: "header.parcels", to: "/parcels", needs: ["forwarding"] },
  forward: { labelKey: "nav.forward", to: "/parcels", needs: ["forwarding"] },
  cart: { labelKey: "header.cart", to: "/cart", needs: ["marketplace"] },

  categories: { labelKey: "footer.shop.all", to: "/marketplace", needs: ["marketplace"] },
  dealZone: { labelKey: "nav.deal-zone", to: "/dealzone", needs: ["marketplace", "dealzone"] },
  newArrivals: { labelKey: "footer.shop.new", to: `/marketplace?s=${SORTS.newArrivals}`, needs: ["marketplace"] },
  reservation: { labelKey: "footer.shop.reservation", to: "/iphone-reservation", needs: ["marketplace"] },

  buyForMe: { labelKey: "nav.buy-for-me", to: "/order-form", needs: ["quotes"] },
  calculator: { labelKey: "nav.calculator", to: "/calculate", needs: ["forwarding"] },
  track: { labelKey: "header.track", to: "/tracking", needs: ["tracking"] },

  business: { labelKey: "header.business", to: "/pro", needs: ["pro"] },

  help: { labelKey: "header.help", to: "/faq", needs: ["content"] },
  faq: { labelKey: "footer.help.faq", to: "/faq", needs: ["content"] },
  warranty: { labelKey: "footer.help.warranty", to: "/warranty", needs: ["content", "marketplace"] },
  claim: { labelKey: "footer.help.claim", to: "/claim-form" },
  contacts: { labelKey: "footer.help.contacts", to: "/contacts" },
  withdrawal: { labelKey: "footer.help.withdrawal", to: "/withdrawal", needsEu: true },

  about: { labelKey: "footer.company.about", to: "/about-us", needs: ["content"] },
  blog: { labelKey: "nav.blog", to: "/blog", needs: ["content"], needsPosts: true },
  privacy: { labelKey: "footer.company.privacy", to: "/privacy-policy" },
  agreement: { labelKey: "footer.company.agreement", to: "/purchase-agreement" },
} as const satisfies Record<string, SiteLink>;

export type LinkName = keyof typeof SITE_LINKS;

interface Site {
  features: readonly Feature[];
  default_country_iso: string;
}

/** The link, where the storefront has its features. */
export function offeredLink(
  name: LinkName,
  { features, default_country_iso }: Site,
  hasPosts: boolean,
): SiteLink | undefined {
  const link: SiteLink = SITE_LINKS[name];
  const isOffered = link.needs?.every((feature) => features.includes(feature)) ?? true;
  const isLawful = !link.needsEu || isInEuropeanUnion(default_country_iso);
  return isOffered && isLawful && (hasPosts || !link.needsPosts) ? link : undefined;
}
