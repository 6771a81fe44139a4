import type { STATUS_TONES } from "#domain/selling/orders/order-kind.ts";
import type { OrderTab } from "#domain/selling/orders/order-tab.ts";
import type { QuoteState } from "./quote-states.ts";

/** A pill's colour follows from what the customer has to do. */
export const QUOTE_TONES: Readonly<Record<QuoteState, (typeof STATUS_TONES)[number]>> = {
  draft: "neutral",
  submitted: "pri",
  in_review: "pri",
  info_needed: "warn",
  quoted: "ok",
  awaiting_payment: "warn",
  paid: "pri",
  buying: "pri",
  balance_due: "warn",
  bought: "pri",
  at_warehouse: "pri",
  forwarded: "pri",
  completed: "ok",
  expired: "neutral",
  cancelled: "neutral",
  rejected: "bad",
  refunded: "neutral",
};

/** The tab of My orders that lists it (ACCOUNT-05). A draft is no order yet. */
export const QUOTE_TABS: Readonly<Record<Exclude<QuoteState, "draft">, OrderTab>> = {
  submitted: "in_progress",
  in_review: "in_progress",
  info_needed: "in_progress",
  quoted: "in_progress",
  awaiting_payment: "unpaid",
  paid: "in_progress",
  buying: "in_progress",
  balance_due: "in_progress",
  bought: "in_progress",
  at_warehouse: "in_progress",
  forwarded: "in_progress",
  completed: "ended",
  expired: "ended",
  cancelled: "ended",
  rejected: "ended",
  refunded: "ended",
};

/** The messages that name a state and say what comes next. */
export const quoteMessages = (state: QuoteState) =>
  ({ status: `quotes.status.${state}`, next: `quotes.next.${state}` }) as const;

/** The steps of a quote on its way to the customer, in their order. */
export const QUOTE_STEPS = ["requested", "priced", "paid", "bought", "at_warehouse", "on_the_way"] as const;

const DONE_STEPS: Readonly<Record<QuoteState, number>> = {
  draft: 0,
  submitted: 1,
  in_review: 1,
  info_needed: 1,
  quoted: 2,
  awaiting_payment: 2,
  paid: 3,
  buying: 3,
  balance_due: 3,
  bought: 4,
  at_warehouse: 5,
  forwarded: 6,
  completed: 6,
  expired: 2,
  cancelled: 1,
  rejected: 1,
  refunded: 3,
};

/** How many of the steps are done. */
export const doneSteps = (state: QuoteState): number => DONE_STEPS[state];
