import { describe, expect, test } from "vitest";
import { nextEvents } from "#domain/shared/state/machine.ts";
import { actorsOf, finalStates, machineProblems, targetsOf } from "#testing/machines.ts";
import { QUOTE_MACHINE } from "./quote-machine.ts";
import { PAID_QUOTE_STATES, QUOTE_EVENTS, QUOTE_STATES, type QuoteEvent } from "./quote-states.ts";

/** Where each event leads from each state; states that it leads nowhere from are left out. */
const EXPECTED: Record<QuoteEvent, string> = {
  submit: "draft>submitted",
  take: "submitted>in_review",
  ask: "in_review>info_needed quoted>info_needed",
  answer: "info_needed>in_review",
  price: "in_review>quoted quoted>quoted awaiting_payment>quoted",
  reject: "in_review>rejected",
  change: "quoted>submitted",
  accept: "quoted>awaiting_payment",
  decline: "quoted>cancelled",
  back: "awaiting_payment>quoted",
  again: "expired>submitted",
  pay: "awaiting_payment>paid",
  cancel: "submitted>cancelled in_review>cancelled info_needed>cancelled paid>refunded",
  expire: "info_needed>cancelled quoted>expired awaiting_payment>expired",
  buy: "paid>buying",
  item_bought: "buying>buying balance_due>balance_due",
  item_unavailable: "buying>buying balance_due>balance_due bought>bought at_warehouse>at_warehouse",
  price_rose: "buying>balance_due balance_due>balance_due",
  price_settled: "balance_due>buying",
  item_shipped: "buying>buying balance_due>balance_due bought>bought",
  all_bought: "buying>bought",
  all_received: "bought>at_warehouse",
  none_left: "buying>refunded balance_due>refunded bought>refunded at_warehouse>refunded",
  forward: "at_warehouse>forwarded",
  complete: "forwarded>completed",
  refund: PAID_QUOTE_STATES.map((state) => `${state}>refunded`).join(" "),
  refund_partly: PAID_QUOTE_STATES.map((state) => `${state}>${state}`).join(" "),
};

const ACTORS: Record<QuoteEvent, string> = {
  submit: "customer",
  take: "staff",
  ask: "staff",
  answer: "customer",
  price: "staff",
  reject: "staff",
  change: "customer",
  accept: "customer",
  decline: "customer",
  back: "customer",
  again: "customer",
  pay: "customer system provider",
  cancel: "customer",
  expire: "system",
  buy: "staff",
  item_bought: "staff",
  item_unavailable: "staff system",
  price_rose: "staff",
  price_settled: "system",
  item_shipped: "staff",
  all_bought: "system",
  all_received: "system",
  none_left: "system",
  forward: "system",
  complete: "system",
  refund: "system provider",
  refund_partly: "system provider",
};

const led = (event: QuoteEvent) =>
  targetsOf(QUOTE_MACHINE, event)
    .split(" ")
    .flatMap((to, index) => (to === "-" ? [] : [`${QUOTE_STATES[index]}>${to}`]))
    .join(" ");

describe("I10 the states of a quote", () => {
  test.each(QUOTE_EVENTS)("I10 %s leads from every state where the table says, and nowhere else", (event) => {
    expect(led(event)).toBe(EXPECTED[event]);
    expect(actorsOf(QUOTE_MACHINE, event)).toBe(ACTORS[event]);
  });

  test("I10 no transition is listed twice, every state can be reached, and an expired quote can be priced again", () => {
    expect(machineProblems(QUOTE_MACHINE)).toEqual([]);
    expect(finalStates(QUOTE_MACHINE)).toEqual(["cancelled", "rejected", "refunded"]);
  });

  test("I9 what a customer must know of is mailed", () => {
    const mailed = QUOTE_MACHINE.transitions.flatMap(({ from, event, effects = [] }) =>
      effects.map((effect) => `${from} ${event}: ${effect}`),
    );
    expect(mailed).toEqual([
      "draft submit: received",
      "in_review ask: question",
      "quoted ask: question",
      "in_review price: priced",
      "quoted price: priced",
      "awaiting_payment price: priced",
      "in_review reject: rejected",
      "quoted change: received",
      "expired again: received",
      "awaiting_payment pay: paid",
      "paid cancel: refunded",
      "info_needed expire: unanswered",
      "quoted expire: expired",
      "awaiting_payment expire: expired",
      "buying price_rose: price-rose",
      "balance_due price_rose: price-rose",
      "buying all_bought: bought",
      "bought all_received: at-warehouse",
      "buying none_left: refunded",
      "balance_due none_left: refunded",
      "bought none_left: refunded",
      "at_warehouse none_left: refunded",
      ...PAID_QUOTE_STATES.map((state) => `${state} refund: refunded`),
    ]);
  });

  test("FORWARDING-01 the customer may accept, change or decline a price, and nothing of it while a question is open", () => {
    expect(nextEvents(QUOTE_MACHINE, "quoted", "customer")).toEqual(["change", "accept", "decline"]);
    expect(nextEvents(QUOTE_MACHINE, "info_needed", "customer")).toEqual(["answer", "cancel"]);
  });

  test("FORWARDING-01 a paid quote can be cancelled until buying begins", () => {
    expect(nextEvents(QUOTE_MACHINE, "paid", "customer")).toEqual(["cancel"]);
    for (const state of PAID_QUOTE_STATES.filter((each) => each !== "paid"))
      expect(nextEvents(QUOTE_MACHINE, state, "customer"), state).not.toContain("cancel");
  });
});
