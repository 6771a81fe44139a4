import { type Conversion, dataLayerEntry } from "../analytics/data-layer-entry.ts";
import type { TrackedEvent } from "../analytics/tracked-event.ts";
import type { Vendor, VendorCall } from "./vendor.ts";

export const pixel: Vendor = {
  name: "pixel",
  title: "Meta Pixel",
  company: "Meta Platforms Ireland Ltd.",
  privacyUrl: "https://www.facebook.com/privacy/policy",
  purpose: "marketing",
  setting: "pixel_id",
  idPattern: /^[0-9]{5,20}$/,
  loaders: () => ["https://connect.facebook.net/en_US/fbevents.js"],
  hosts: () => ({
    script: ["connect.facebook.net"],
    img: ["www.facebook.com"],
    connect: ["connect.facebook.net", "www.facebook.com"],
    frame: [],
  }),
  cookies: [
    { name: "_fbp", days: 90 },
    { name: "_fbc", days: 90 },
  ],
  // Without the first command the pixel reports every button that is pressed, and reads forms.
  begin: ({ ids }) => ids.flatMap((id) => [call("set", "autoConfig", false, id), call("init", id)]),
  report(event, { conversion, eventId, isLate }) {
    if (event.name === "page-view") return isLate ? [] : [call("track", "PageView", {}, { eventID: eventId })];
    const name = NAMES[event.name];
    if (!name) return [];
    const eventID = event.name === "purchase" ? purchaseEventId(event.orderNumber) : eventId;
    return [call("track", name, pixelGoods(event, conversion), { eventID })];
  },
  end: ({ marketing }) => (marketing ? [] : [call("consent", "revoke")]),
};

const call = (...given: unknown[]): VendorCall => ({ to: "fbq", given });

const NAMES: Partial<Record<TrackedEvent["name"], string>> = {
  "product-view": "ViewContent",
  "add-to-cart": "AddToCart",
  "begin-checkout": "InitiateCheckout",
  "add-payment-info": "AddPaymentInfo",
  purchase: "Purchase",
};

/** A purchase is reported once, by pages and by the server, however often its page is shown and from where. */
export const purchaseEventId = (orderNumber: string) => `purchase.${orderNumber}`;

export function pixelGoods(event: TrackedEvent, conversion: Conversion) {
  const { items = [], value, currency } = dataLayerEntry(event, conversion).ecommerce ?? {};
  return {
    content_type: "product",
    content_ids: items.map(({ sku }) => sku),
    contents: items.map(({ sku, quantity, price }) => ({ id: sku, quantity, item_price: price })),
    num_items: items.reduce((sum, { quantity }) => sum + quantity, 0),
    value: value ?? items[0]?.price,
    currency,
  };
}
