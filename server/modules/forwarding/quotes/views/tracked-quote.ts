import type { TrackingView } from "#contracts/shop/forwarding/shipments.ts";
import { doneSteps, QUOTE_STEPS, QUOTE_TONES, quoteMessages } from "#domain/forwarding/quotes/quote-status.ts";
import { orderNumber } from "#domain/selling/orders/order-kind.ts";
import { dayIn, localeOf } from "#modules/operations/storefronts/index.ts";
import { confirmedEmail } from "#modules/people/identity/index.ts";
import { trackingEntry } from "#modules/selling/orders/index.ts";
import type { Database } from "#platform/database/open-database.ts";
import { findForQuote } from "../../forward-requests/index.ts";
import { readTracked, type TrackedSubject, type ViewOptions } from "../../shipments/index.ts";
import { type QuoteRow, quoteAggregate } from "../quote-aggregate.ts";
import type { QuoteDeps } from "../quote-deps.ts";
import { findVersion } from "../quote-store.ts";
import { stepsOf, timelineOf } from "./quote-timeline.ts";

/** Tracking of quotes (FORWARDING-05); after forwarding, with the reports about their boxes. */
export const trackedQuotes = (deps: Pick<QuoteDeps, "directory" | "warehouses">): TrackedSubject => ({
  kind: "quote",
  prefix: "QU",
  async findOwner(db, id) {
    const quote = await quoteAggregate.find(db, id);
    if (!quote || quote.userId === null || quote.state === "draft" || quote.erasedAt !== null) return null;
    const email = await confirmedEmail(db, quote.userId);
    if (!email) return null;
    const { storefrontCode, userId, address } = quote;
    return { storefrontCode, userId, visitorHash: null, email, phone: address?.phone_number ?? "" };
  },
  async view(db, id, options) {
    const quote = await quoteAggregate.find(db, id);
    if (!quote) throw new Error(`There is no quote ${id}`);
    return presentTracked(deps, db, quote, options);
  },
  labelRequest: async () => null,
  // The forward request has the shipment, and moves the quote.
  follow: async () => undefined,
});

async function presentTracked(
  deps: Pick<QuoteDeps, "directory" | "warehouses">,
  db: Database,
  quote: QuoteRow,
  { isOwner }: ViewOptions,
): Promise<TrackingView> {
  const { state, courier, address, pickupPoint } = quote;
  const history = await quoteAggregate.history(db, quote.id);
  const version = await findVersion(db, quote.id, quote.acceptedVersion ?? quote.version);
  const offer = version?.offers.find(({ method }) => method === quote.shippingMethod) ?? version?.offers[0];
  const messages = quoteMessages(state);
  const locale = localeOf(deps, quote);
  const { reports, trackingNumber } = await reportsOf(db, quote);
  return {
    is_owner: isOwner,
    number: isOwner ? orderNumber("quote", quote.id) : null,
    tracking_number: isOwner ? trackingNumber : null,
    status_key: messages.status,
    status_tone: QUOTE_TONES[state],
    next_step: { key: messages.next, values: {} },
    is_silent: false,
    shipping_method: offer?.method ?? "air",
    origin: deps.warehouses().find(({ id }) => id === version?.warehouseId)?.city ?? null,
    destination: pickupPoint?.city || address?.city || null,
    progress: doneSteps(state) / QUOTE_STEPS.length,
    arrives_from: null,
    arrives_to: null,
    steps: stepsOf(state, history, (at) => dayIn(locale, at)),
    // Only the owner sees the contents.
    timeline: isOwner
      ? [...reports, ...timelineOf(history, version?.items ?? [])].sort((a, b) => Date.parse(b.at) - Date.parse(a.at))
      : timelineOf(history, []).filter(({ key }) => !key.startsWith("quotes.timeline")),
    courier: { name: courier?.name ?? "", delivery_type: courier?.deliveryType ?? "door" },
    pickup_point: isOwner ? pickupPoint : null,
  };
}

/** The carriers' reports about the quote's forward request. */
async function reportsOf(db: Database, quote: QuoteRow) {
  const request = await findForQuote(db, quote.id);
  if (!request) return { reports: [], trackingNumber: null };
  const { shipment, events } = await readTracked(db, { kind: "forward_request", id: request.id });
  const values = { courier: quote.courier?.name ?? "" };
  return {
    reports: events.map((event) => trackingEntry(event, values)),
    trackingNumber: shipment?.trackingNumber ?? null,
  };
}
