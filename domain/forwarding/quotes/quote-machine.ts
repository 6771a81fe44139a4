import type { Actor, Machine, Transition } from "#domain/shared/state/machine.ts";
import {
  PAID_QUOTE_STATES,
  QUOTE_EVENTS,
  QUOTE_STATES,
  type QuoteEffect,
  type QuoteEvent,
  type QuoteState,
} from "./quote-states.ts";

type Step = Transition<QuoteState, QuoteEvent, QuoteEffect>;

const payers: readonly Actor[] = ["customer", "provider", "system"];
const refunders: readonly Actor[] = ["provider", "system"];

/** One event that leads from several states to one. */
const fromEach = (from: readonly QuoteState[], step: Omit<Step, "from">): Step[] =>
  from.map((state) => ({ ...step, from: state }));

/** One event of an item, which leaves the quote in its state. */
const within = (states: readonly QuoteState[], step: Omit<Step, "from" | "to">): Step[] =>
  states.map((state) => ({ ...step, from: state, to: state }));

const buying = ["buying", "balance_due"] as const;
const beforeArrival = [...buying, "bought"] as const;
const system: readonly Actor[] = ["system"];

/**
 * The transitions after the payment. An item is bought, unavailable, more expensive or shipped (`purchase-machine.ts`);
 * the system then moves the quote, whichever actor caused the last step of an item.
 */
const purchases: readonly Step[] = [
  { from: "paid", event: "buy", to: "buying", actors: ["staff"], permission: "quotes.write" },
  ...within(buying, { event: "item_bought", actors: ["staff"], permission: "quotes.write" }),
  ...within(beforeArrival, { event: "item_unavailable", actors: ["staff", "system"], permission: "quotes.write" }),
  ...within(["at_warehouse"], { event: "item_unavailable", actors: system }),
  ...within(beforeArrival, { event: "item_shipped", actors: ["staff"], permission: "quotes.write" }),
  ...fromEach(buying, {
    event: "price_rose",
    to: "balance_due",
    actors: ["staff"],
    permission: "quotes.write",
    effects: ["price-rose"],
  }),
  { from: "balance_due", event: "price_settled", to: "buying", actors: system },
  { from: "buying", event: "all_bought", to: "bought", actors: system, effects: ["bought"] },
  { from: "bought", event: "all_received", to: "at_warehouse", actors: system, effects: ["at-warehouse"] },
  ...fromEach([...beforeArrival, "at_warehouse"], {
    event: "none_left",
    to: "refunded",
    actors: system,
    effects: ["refunded"],
  }),
  { from: "at_warehouse", event: "forward", to: "forwarded", actors: system },
  { from: "forwarded", event: "complete", to: "completed", actors: system },
];

/** Every transition of a quote, and its actors (I10). Versions of its price are rows, not states. */
export const QUOTE_MACHINE: Machine<QuoteState, QuoteEvent, QuoteEffect> = {
  name: "quote",
  states: QUOTE_STATES,
  events: QUOTE_EVENTS,
  initial: { event: "begin", state: "draft" },
  transitions: [
    { from: "draft", event: "submit", to: "submitted", actors: ["customer"], effects: ["received"] },
    { from: "submitted", event: "take", to: "in_review", actors: ["staff"], permission: "quotes.write" },
    ...fromEach(["in_review", "quoted"], {
      event: "ask",
      to: "info_needed",
      actors: ["staff"],
      permission: "quotes.write",
      effects: ["question"],
    }),
    { from: "info_needed", event: "answer", to: "in_review", actors: ["customer"] },
    // An accepted, unpaid quote can be priced again: the payer is shown the new version (F34).
    ...fromEach(["in_review", "quoted", "awaiting_payment"], {
      event: "price",
      to: "quoted",
      actors: ["staff"],
      permission: "quotes.write",
      effects: ["priced"],
    }),
    {
      from: "in_review",
      event: "reject",
      to: "rejected",
      actors: ["staff"],
      permission: "quotes.write",
      effects: ["rejected"],
    },
    { from: "quoted", event: "change", to: "submitted", actors: ["customer"], effects: ["received"] },
    { from: "quoted", event: "accept", to: "awaiting_payment", actors: ["customer"] },
    { from: "quoted", event: "decline", to: "cancelled", actors: ["customer"] },
    { from: "awaiting_payment", event: "back", to: "quoted", actors: ["customer"] },
    { from: "expired", event: "again", to: "submitted", actors: ["customer"], effects: ["received"] },
    { from: "awaiting_payment", event: "pay", to: "paid", actors: payers, effects: ["paid"] },
    ...fromEach(["submitted", "in_review", "info_needed"], { event: "cancel", to: "cancelled", actors: ["customer"] }),
    { from: "paid", event: "cancel", to: "refunded", actors: ["customer"], effects: ["refunded"] },
    { from: "info_needed", event: "expire", to: "cancelled", actors: ["system"], effects: ["unanswered"] },
    ...fromEach(["quoted", "awaiting_payment"], {
      event: "expire",
      to: "expired",
      actors: ["system"],
      effects: ["expired"],
    }),
    ...purchases,
    ...within(PAID_QUOTE_STATES, { event: "refund_partly", actors: refunders }),
    ...fromEach(PAID_QUOTE_STATES, { event: "refund", to: "refunded", actors: refunders, effects: ["refunded"] }),
  ],
};

/** How long a price and its rate hold. */
export const QUOTE_VALID_HOURS = 72;
/** The longest time that a question waits for its answer. */
export const MOST_ANSWER_DAYS = 14;
/** How long the difference of a price that rose waits to be paid. */
export const PRICE_ROSE_DAYS = 3;
/** How long a draft is kept. */
export const QUOTE_DRAFT_DAYS = 30;
