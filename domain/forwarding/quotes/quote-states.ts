/** The states of a quote. */
export const QUOTE_STATES = [
  "draft",
  "submitted",
  "in_review",
  "info_needed",
  "quoted",
  "awaiting_payment",
  "paid",
  "buying",
  "balance_due",
  "bought",
  "at_warehouse",
  "forwarded",
  "completed",
  "expired",
  "cancelled",
  "rejected",
  "refunded",
] as const;
export type QuoteState = (typeof QUOTE_STATES)[number];

/** Paid, and not refunded. */
export const PAID_QUOTE_STATES = [
  "paid",
  "buying",
  "balance_due",
  "bought",
  "at_warehouse",
  "forwarded",
  "completed",
] as const satisfies readonly QuoteState[];

export const isPaidQuote = (state: QuoteState): boolean => PAID_QUOTE_STATES.some((paid) => paid === state);

/** Whether the quote can still be paid, at its price or at a later one. */
export const canBePaid = (state: QuoteState): boolean =>
  ["in_review", "info_needed", "quoted", "awaiting_payment"].includes(state);

/** The events of a quote (I10). */
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
  "buy",
  "item_bought",
  "item_unavailable",
  "price_rose",
  "price_settled",
  "item_shipped",
  "all_bought",
  "all_received",
  "none_left",
  "forward",
  "complete",
  "refund",
  "refund_partly",
] as const;
export type QuoteEvent = (typeof QUOTE_EVENTS)[number];

/** The effects of the transitions: each is a mail. */
export const QUOTE_EFFECTS = [
  "received",
  "question",
  "priced",
  "rejected",
  "expired",
  "unanswered",
  "paid",
  "price-rose",
  "bought",
  "at-warehouse",
  "refunded",
] as const;
export type QuoteEffect = (typeof QUOTE_EFFECTS)[number];
