/** The states of a quote. */
export const QUOTE_STATES = [
  "draft",
  "submitted",
  "in_review",
  "info_needed",
  "quoted",
  "awaiting_payment",
  "paid",
  "expired",
  "cancelled",
  "rejected",
  "refunded",
] as const;
export type QuoteState = (typeof QUOTE_STATES)[number];

/** What can happen to a quote (I10). */
export const QUOTE_EVENTS = [
  "submit",
  "take",
  "ask",
  "answer",
  "price",
  "reject",
  "change",
  "accept",
  "decline",
  "back",
  "again",
  "pay",
  "cancel",
  "expire",
  "refund",
  "refund_partly",
] as const;
export type QuoteEvent = (typeof QUOTE_EVENTS)[number];

/** What follows a transition: a mail each. */
export const QUOTE_EFFECTS = [
  "received",
  "question",
  "priced",
  "rejected",
  "expired",
  "unanswered",
  "paid",
  "refunded",
] as const;
export type QuoteEffect = (typeof QUOTE_EFFECTS)[number];
