import { type Conversion, dataLayerEntry } from "../analytics/data-layer-entry.ts";
import type { TrackedEvent } from "../analytics/tracked-event.ts";
import type { ReportFacts, Vendor } from "./vendor.ts";

const MOST_OF_A_LIST = 3;
const SITE_TYPES = { desktop: "d", tablet: "t", phone: "m" } as const;

export const retargeting: Vendor = {
  name: "retargeting",
  title: "Criteo OneTag",
  company: "Criteo SA",
  privacyUrl: "https://www.criteo.com/privacy/",
  purpose: "marketing",
  setting: "criteo_key",
  idPattern: /^[0-9]{1,10}$/,
  isForSignedIn: true,
  loaders: (ids) => ids.map((id) => `https://dynamic.criteo.com/js/ld/ld.js?a=${id}`),
  hosts: () => ({
    script: ["dynamic.criteo.com", "sslwidget.criteo.com"],
    img: ["sslwidget.criteo.com", "gum.criteo.com"],
    connect: ["sslwidget.criteo.com", "gum.criteo.com"],
    frame: ["gum.criteo.com"],
  }),
  cookies: [
    { name: "cto_bundle", days: 390 },
    { name: "cto_bidid", days: 390 },
  ],
  begin: () => [],
  report(event, facts) {
    const said = facts.person && spoken(event, facts);
    return said ? [{ to: "criteo_q", given: [...introduction(facts), said] }] : [];
  },
};

/** Repeated with every event, as the vendor asks for. */
function introduction({ ids, person, device }: ReportFacts) {
  return [
    { event: "setAccount", account: ids[0] },
    { event: "setEmail", email: person?.emailHash, hash_method: "sha256" },
    { event: "setSiteType", type: SITE_TYPES[device] },
  ];
}

function spoken(event: TrackedEvent, { conversion, isLate }: ReportFacts): object | null {
  switch (event.name) {
    case "page-view":
      return event.page === "home" && !isLate ? { event: "viewHome" } : null;
    case "product-impressions":
      return { event: "viewList", item: event.products.slice(0, MOST_OF_A_LIST).map(({ sku }) => sku) };
    case "product-view":
      return { event: "viewItem", item: event.product.sku };
    case "view-cart":
      return { event: "viewBasket", item: lines(event, conversion) };
    case "purchase":
      return { event: "trackTransaction", id: event.orderNumber, item: lines(event, conversion) };
    default:
      return null;
  }
}

const lines = (event: TrackedEvent, conversion: Conversion) =>
  dataLayerEntry(event, conversion).ecommerce?.items.map(({ sku, price, quantity }) => ({ id: sku, price, quantity }));
