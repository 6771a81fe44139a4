import type { QuoteEvent, QuoteState } from "../../domain/quotes/quote-states.ts";

const PRICED: readonly QuoteEvent[] = ["submit", "take", "price"];

/** How a quote came into each state. */
export const QUOTE_STORIES: Readonly<Record<QuoteState, readonly QuoteEvent[]>> = {
  submitted: ["submit"],
  in_review: ["submit", "take"],
  info_needed: [...PRICED, "ask"],
  quoted: [...PRICED, "price"],
  awaiting_payment: [...PRICED, "accept"],
  paid: [...PRICED, "accept", "pay"],
  expired: [...PRICED, "expire"],
  cancelled: [...PRICED, "decline"],
  rejected: ["submit", "take", "reject"],
  refunded: [...PRICED, "accept", "pay", "refund"],
  // Last, because every quote begins as a draft, and a customer has one at a time.
  draft: [],
};
