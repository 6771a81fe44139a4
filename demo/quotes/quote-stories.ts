import type { QuoteEvent, QuoteState } from "#domain/forwarding/quotes/quote-states.ts";

const PRICED: readonly QuoteEvent[] = ["submit", "take", "price"];

const BUYING: readonly QuoteEvent[] = [...PRICED, "accept", "pay", "buy"];
const BOUGHT: readonly QuoteEvent[] = [...BUYING, "item_bought", "item_bought", "all_bought"];
const ARRIVED: readonly QuoteEvent[] = [...BOUGHT, "item_shipped", "all_received"];

/** The events that bring a quote into each state. */
export const QUOTE_STORIES: Readonly<Record<QuoteState, readonly QuoteEvent[]>> = {
  submitted: ["submit"],
  in_review: ["submit", "take"],
  info_needed: [...PRICED, "ask"],
  quoted: [...PRICED, "price"],
  awaiting_payment: [...PRICED, "accept"],
  paid: [...PRICED, "accept", "pay"],
  buying: [...BUYING, "item_bought"],
  balance_due: [...BUYING, "price_rose"],
  bought: [...BOUGHT, "item_shipped"],
  at_warehouse: ARRIVED,
  forwarded: [...ARRIVED, "forward"],
  completed: [...ARRIVED, "forward", "complete"],
  expired: [...PRICED, "expire"],
  cancelled: [...PRICED, "decline"],
  rejected: ["submit", "take", "reject"],
  refunded: [...PRICED, "accept", "pay", "refund"],
  // Last, because every quote begins as a draft, and a customer has one at a time.
  draft: [],
};

/** Further quotes of the first customer: one whose second item is unavailable, and one that expired. */
export const CUSTOMER_STORIES: readonly { daysAgo: number; events: readonly QuoteEvent[] }[] = [
  { daysAgo: 22, events: [...BUYING, "item_bought", "item_unavailable"] },
  { daysAgo: 26, events: [...PRICED, "expire"] },
];
