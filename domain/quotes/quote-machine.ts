import type { Actor, Machine, Transition } from "../state/machine.ts";
import { QUOTE_EVENTS, QUOTE_STATES, type QuoteEffect, type QuoteEvent, type QuoteState } from "./quote-states.ts";

type Step = Transition<QuoteState, QuoteEvent, QuoteEffect>;

const payers: readonly Actor[] = ["customer", "provider", "system"];
const refunders: readonly Actor[] = ["provider", "system"];

/** One event that leads from several states to one. */
const fromEach = (from: readonly QuoteState[], step: Omit<Step, "from">): Step[] =>
  from.map((state) => ({ ...step, from: state }));

/** Every transition of a quote, and who may cause it (I10). Versions of its price are rows, not states. */
export const QUOTE_MACHINE: Machine<QuoteState, QuoteEvent, QuoteEffect> = {
  name: "quote",
  states: QUOTE_STATES,
  events: QUOTE_EVENTS,
  initial: { event: "begin", state: "draft" },
  transitions: [
    { from: "draft", event: "submit", to: "submitted", actors: ["customer"], effects: ["received"] },
    { from: "submitted", event: "take", to: "in_review", actors: ["staff"] },
    ...fromEach(["in_review", "quoted"], { event: "ask", to: "info_needed", actors: ["staff"], effects: ["question"] }),
    { from: "info_needed", event: "answer", to: "in_review", actors: ["customer"] },
    // What was accepted and not paid is priced anew: the payer is shown the new version (F34).
    ...fromEach(["in_review", "quoted", "awaiting_payment"], {
      event: "price",
      to: "quoted",
      actors: ["staff"],
      effects: ["priced"],
    }),
    { from: "in_review", event: "reject", to: "rejected", actors: ["staff"], effects: ["rejected"] },
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
    { from: "paid", event: "refund_partly", to: "paid", actors: refunders },
    { from: "paid", event: "refund", to: "refunded", actors: refunders, effects: ["refunded"] },
  ],
};

/** How long a price and its rate hold. */
export const QUOTE_VALID_HOURS = 72;
/** The longest time that a question waits for its answer. */
export const MOST_ANSWER_DAYS = 14;
/** How long a list that was not sent is kept. */
export const QUOTE_DRAFT_DAYS = 30;
