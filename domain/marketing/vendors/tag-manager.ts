import {
  type CartItemEntry,
  type DataLayerEntry,
  dataLayerEntry,
  type ProductEntry,
} from "../analytics/data-layer-entry.ts";
import type { TrackedEvent } from "../analytics/tracked-event.ts";
import type { Consent } from "../marketing/consent.ts";
import type { ReportFacts, Vendor, VendorCall } from "./vendor.ts";

const TAG_MANAGER = "www.googletagmanager.com";
const ANALYTICS = ["www.google-analytics.com", "region1.google-analytics.com", "region1.analytics.google.com"];

export const tagManager: Vendor = {
  name: "tag-manager",
  title: "Google Tag Manager",
  company: "Google Ireland Ltd.",
  privacyUrl: "https://policies.google.com/privacy",
  purpose: "statistics",
  setting: "gtm_id",
  idPattern: /^[A-Za-z0-9_-]{1,64}$/,
  loaders: (ids) => ids.map((id) => `https://${TAG_MANAGER}/gtm.js?id=${id}`),
  hosts: () => ({
    script: [TAG_MANAGER],
    img: [TAG_MANAGER, ...ANALYTICS],
    connect: [TAG_MANAGER, ...ANALYTICS],
    frame: [],
  }),
  cookies: [
    { name: "_ga", days: 730 },
    { name: "_ga_*", days: 730 },
    { name: "_gcl_*", days: 90 },
  ],
  begin: ({ consent, now }) => [
    command("consent", "default", signals({ statistics: false, marketing: false })),
    entry({ event: "gtm.js", "gtm.start": now }),
    command("consent", "update", signals(consent)),
  ],
  report: reportToDataLayer,
  end: (consent) => [command("consent", "update", signals(consent))],
};

const command = (...given: unknown[]): VendorCall => ({ to: "gtag", given });
const entry = (given: object): VendorCall => ({ to: "dataLayer", given: [given] });

/** Every signal of Consent Mode. Signals without a purpose of ours stay denied. */
function signals({ statistics, marketing }: Consent) {
  const [forStatistics, forMarketing] = [statistics, marketing].map((isGiven) => (isGiven ? "granted" : "denied"));
  return {
    analytics_storage: forStatistics,
    ad_storage: forMarketing,
    ad_user_data: forMarketing,
    ad_personalization: forMarketing,
    personalization_storage: forMarketing,
    functionality_storage: "denied",
    security_storage: "denied",
  };
}

/** The data layer merges objects, so the goods of the event before are cleared first. */
function reportToDataLayer(event: TrackedEvent, { conversion }: ReportFacts): VendorCall[] {
  const said = dataLayerEntry(event, conversion);
  return said.ecommerce ? [entry({ ecommerce: null }), entry(withItemNames(said))] : [entry(said)];
}

/** The specification's fields, and the same under the names of GA4 (TRACK-02). */
function withItemNames({ ecommerce, ...rest }: DataLayerEntry) {
  return { ...rest, ecommerce: { ...ecommerce, items: ecommerce?.items.map(named) } };
}

const named = (item: CartItemEntry | ProductEntry) => ({
  ...item,
  item_id: item.sku,
  item_name: item.name,
  item_brand: item.manufacturer,
  item_category: item.category,
  ...("variant" in item && { item_variant: item.variant }),
});
