import { toMinor } from "#domain/money/money/money.ts";
import { HOUR_MS } from "#domain/shared/time/durations.ts";
import { dataLayerEntry } from "../analytics/data-layer-entry.ts";
import type { ServerEvent, ServerFacts, ServerVendor } from "./server-vendor.ts";

const HOURS_TAKEN = 72;
const MICROS_PER_MS = 1_000;
const MINOR_PER_UNIT = 100;
/** GA4 counts events without an engagement time in no session. */
const ENGAGEMENT_MS = 1;

/** GA4 Measurement Protocol. One event per request, although GA4 accepts 25. */
export const ga4: ServerVendor = {
  name: "ga4",
  title: "Google Analytics 4",
  vendor: "tag-manager",
  purpose: "statistics",
  accountPattern: /^G-[A-Z0-9]{4,20}$/,
  longestAgeMs: HOURS_TAKEN * HOUR_MS,
  request(event, facts) {
    const clientId = facts.identifiers?.clientId ?? substitute(event);
    if (clientId === null) return null;
    const query = `measurement_id=${encodeURIComponent(facts.account)}&api_secret=${encodeURIComponent(facts.secret)}`;
    return {
      url: `https://www.google-analytics.com/mp/collect?${query}`,
      body: {
        client_id: clientId,
        timestamp_micros: event.at * MICROS_PER_MS,
        consent: {
          ad_user_data: facts.consent.marketing ? "GRANTED" : "DENIED",
          ad_personalization: facts.consent.marketing ? "GRANTED" : "DENIED",
        },
        events: [{ name: event.kind, params: paramsOf(event, facts) }],
      },
    };
  },
};

/** GA4 finds a refund by its transaction id; the identifiers of the browser are deleted by then. */
const substitute = ({ kind, purchase }: ServerEvent) => (kind === "refund" ? `order.${purchase.orderNumber}` : null);

function paramsOf(event: ServerEvent, facts: ServerFacts) {
  const { purchase, kind, refunded } = event;
  const { sessionId } = facts.identifiers ?? {};
  const common = {
    transaction_id: purchase.orderNumber,
    ...(sessionId ? { session_id: sessionId } : {}),
    engagement_time_msec: ENGAGEMENT_MS,
    currency: facts.conversion.to,
  };
  if (kind === "refund") {
    return { ...common, value: toMinor(facts.conversion.convert(refunded, purchase.currency)) / MINOR_PER_UNIT };
  }
  const { ecommerce } = dataLayerEntry(purchase, facts.conversion);
  return {
    ...common,
    value: ecommerce?.value,
    shipping: ecommerce?.shipping,
    delivery_fee: ecommerce?.delivery_fee,
    items: ecommerce?.items.map((item, index) => ({
      item_id: item.sku,
      item_name: item.name,
      item_brand: item.manufacturer,
      item_category: item.category,
      ...("variant" in item ? { item_variant: item.variant } : {}),
      price: item.price,
      quantity: item.quantity,
      index,
    })),
  };
}
