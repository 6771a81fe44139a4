import { CHECKOUT_ROUTES, isInFamily, PAYMENT_ROUTES } from "../access/route-families.ts";

/** What a visitor has agreed to beyond the necessary (TRACK-04). */
export interface Consent {
  analytics: boolean;
  marketing: boolean;
}

/** Before a visitor chooses, nothing is agreed to (TRACK-04, T090). */
export const NO_CONSENT: Consent = { analytics: false, marketing: false };

const STORED_CONSENT = /^analytics-([01])\.marketing-([01])$/;

/** Whether the visitor has chosen; then the banner stays closed (TRACK-04). */
export function hasChosenConsent(cookie: string | undefined): boolean {
  return STORED_CONSENT.test(cookie ?? "");
}

/** A cookie that is missing or not exactly ours agrees to nothing (TRACK-04, T090). */
export function parseConsent(cookie: string | undefined): Consent {
  const match = STORED_CONSENT.exec(cookie ?? "");
  return match ? { analytics: match[1] === "1", marketing: match[2] === "1" } : NO_CONSENT;
}

/** The cookie that stores a choice. */
export function serialiseConsent({ analytics, marketing }: Consent): string {
  return `analytics-${Number(analytics)}.marketing-${Number(marketing)}`;
}

/**
 * Pages on which money or passwords are typed, or whose address holds a secret, load no third party's script (T016,
 * T090). A tag manager that loads on the next page finds the purchase in the data layer.
 */
const PAGES_WITHOUT_TAGS: readonly string[] = [
  ...CHECKOUT_ROUTES,
  ...PAYMENT_ROUTES,
  "password-reset",
  "email-confirmation",
  "newsletter",
  "guest-order",
  "withdrawal",
  "claim-page",
  "shared-parcel",
  "quote",
  "create-order",
  "order-additional-info-needed",
  "invoice",
  "iphone-reservation-confirm",
  "pro-invitation",
];

/** The settings of a site and language that name third parties (REGION-08). */
export interface TagSettings {
  gtm_id?: string | null;
  /** A comma-separated list. */
  pixel_id?: string | null;
  /** `account` or `account/button`. */
  live_agent_id?: string | null;
  criteo_key?: string | null;
  klaviyo_key?: string | null;
}

export type TagKind = "tag-manager" | "pixel" | "live-agent" | "retargeting" | "email-marketing";

export interface Tag {
  kind: TagKind;
  id: string;
  /** The third party's public loader. */
  url: string;
}

const ID = /^[A-Za-z0-9_-]{1,64}$/;
const LIVE_AGENT_ID = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\/[A-Za-z0-9_-]{1,64})?$/;

function tags(kind: TagKind, setting: string | null | undefined, urlOf: (id: string) => string): Tag[] {
  const pattern = kind === "live-agent" ? LIVE_AGENT_ID : ID;
  const ids = (setting ?? "").split(",").map((id) => id.trim());
  const usable = [...new Set(ids)].filter((id) => pattern.test(id));
  return usable.map((id) => ({ kind, id, url: urlOf(id) }));
}

function marketingTags(settings: TagSettings, signedIn: boolean): Tag[] {
  return [
    ...tags("pixel", settings.pixel_id, () => "https://connect.facebook.net/en_US/fbevents.js"),
    ...tags("live-agent", settings.live_agent_id, (id) => `https://${id.split("/")[0]}.ladesk.com/scripts/track.js`),
    ...tags(
      "retargeting",
      signedIn ? settings.criteo_key : null,
      (id) => `https://dynamic.criteo.com/js/ld/ld.js?a=${id}`,
    ),
    ...tags(
      "email-marketing",
      settings.klaviyo_key,
      (id) => `https://static.klaviyo.com/onsite/js/klaviyo.js?company_id=${id}`,
    ),
  ];
}

/**
 * Third parties load only after consent, the tag manager for analytics and the others for marketing; retargeting only
 * for a signed-in user; none of them on payment, checkout and reset pages (TRACK-04, T090).
 */
export function tagsToLoad(facts: {
  settings: TagSettings;
  consent: Consent;
  routeName: string;
  signedIn: boolean;
}): Tag[] {
  const { settings, consent, routeName, signedIn } = facts;
  if (isInFamily(routeName, PAGES_WITHOUT_TAGS)) return [];
  const analytics = tags("tag-manager", settings.gtm_id, (id) => `https://www.googletagmanager.com/gtm.js?id=${id}`);
  return [...(consent.analytics ? analytics : []), ...(consent.marketing ? marketingTags(settings, signedIn) : [])];
}
