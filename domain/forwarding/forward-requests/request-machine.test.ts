import { describe, expect, test } from "vitest";
import { nextEvents } from "#domain/shared/state/machine.ts";
import { actorsOf, finalStates, machineProblems, targetsOf } from "#testing/machines.ts";
import { RELEASES, REQUEST_MACHINE } from "./request-machine.ts";
import { REQUEST_EVENTS, REQUEST_STATES, type RequestEvent } from "./request-states.ts";

/** Where each event leads from each state; states that it leads nowhere from are left out. */
const EXPECTED: Record<RequestEvent, string> = {
  submit: "draft>awaiting_payment",
  edit: "awaiting_payment>draft",
  rehearse: "draft>rehearsing",
  pay: "draft>paid awaiting_payment>paid rehearsed>packed",
  cancel: "draft>cancelled awaiting_payment>cancelled rehearsing>cancelled rehearsed>cancelled paid>cancelled",
  expire: "draft>cancelled awaiting_payment>cancelled rehearsed>cancelled",
  stop: "draft>cancelled awaiting_payment>cancelled rehearsing>cancelled rehearsed>cancelled paid>cancelled packing>cancelled packed>cancelled ready_to_ship>cancelled on_hold>cancelled",
  start: "paid>packing",
  measure: "rehearsing>rehearsed packing>packed",
  label: "packed>ready_to_ship",
  dispatch: "ready_to_ship>dispatched",
  hold: "paid>on_hold packing>on_hold packed>on_hold ready_to_ship>on_hold",
  release_to_paid: "on_hold>paid",
  release_to_packing: "on_hold>packing",
  release_to_packed: "on_hold>packed",
  release_to_ready: "on_hold>ready_to_ship",
  depart: "dispatched>in_transit",
  enter_customs: "dispatched>customs in_transit>customs",
  ask_documents: "customs>customs_action_needed",
  settle_customs:
    "dispatched>dispatched in_transit>in_transit customs>customs customs_action_needed>customs_action_needed out_for_delivery>out_for_delivery at_pickup_point>at_pickup_point delivered>delivered closed>closed",
  answer: "customs_action_needed>customs",
  send_out:
    "dispatched>out_for_delivery in_transit>out_for_delivery customs>out_for_delivery customs_action_needed>out_for_delivery",
  reach_point:
    "dispatched>at_pickup_point in_transit>at_pickup_point customs>at_pickup_point customs_action_needed>at_pickup_point out_for_delivery>at_pickup_point",
  deliver:
    "dispatched>delivered in_transit>delivered customs>delivered customs_action_needed>delivered out_for_delivery>delivered at_pickup_point>delivered",
  close: "delivered>closed",
  return:
    "dispatched>returned in_transit>returned customs>returned customs_action_needed>returned out_for_delivery>returned at_pickup_point>returned",
  lose: "dispatched>lost in_transit>lost customs>lost customs_action_needed>lost out_for_delivery>lost at_pickup_point>lost",
  refund:
    "paid>refunded packing>refunded packed>refunded ready_to_ship>refunded on_hold>refunded dispatched>refunded in_transit>refunded customs>refunded customs_action_needed>refunded out_for_delivery>refunded at_pickup_point>refunded delivered>refunded closed>refunded returned>refunded lost>refunded",
  refund_partly:
    "paid>paid packing>packing packed>packed ready_to_ship>ready_to_ship on_hold>on_hold dispatched>dispatched in_transit>in_transit customs>customs customs_action_needed>customs_action_needed out_for_delivery>out_for_delivery at_pickup_point>at_pickup_point delivered>delivered closed>closed",
};

const ACTORS: Record<RequestEvent, string> = {
  submit: "customer",
  edit: "customer",
  rehearse: "customer",
  pay: "customer system provider",
  cancel: "customer",
  expire: "system",
  stop: "system",
  start: "staff",
  measure: "staff",
  label: "staff",
  dispatch: "staff",
  hold: "staff",
  release_to_paid: "staff",
  release_to_packing: "staff",
  release_to_packed: "staff",
  release_to_ready: "staff",
  depart: "system",
  enter_customs: "system",
  ask_documents: "staff",
  settle_customs: "staff",
  answer: "customer",
  send_out: "system",
  reach_point: "system",
  deliver: "system",
  close: "system",
  return: "staff",
  lose: "staff",
  refund: "system provider",
  refund_partly: "system provider",
};

const led = (event: RequestEvent) =>
  targetsOf(REQUEST_MACHINE, event)
    .split(" ")
    .flatMap((to, index) => (to === "-" ? [] : [`${REQUEST_STATES[index]}>${to}`]))
    .join(" ");

describe("I10 the states of a forward request", () => {
  test.each(REQUEST_EVENTS)("I10 %s leads from every state where the table says, and nowhere else", (event) => {
    expect(led(event)).toBe(EXPECTED[event]);
    expect(actorsOf(REQUEST_MACHINE, event)).toBe(ACTORS[event]);
  });

  test("I10 no transition is listed twice, every state can be reached, and a request ends cancelled or refunded", () => {
    expect(machineProblems(REQUEST_MACHINE)).toEqual([]);
    expect(finalStates(REQUEST_MACHINE)).toEqual(["cancelled", "refunded"]);
  });

  test("I15 no report leads to an earlier step of its progress", () => {
    const route = REQUEST_STATES.slice(REQUEST_STATES.indexOf("dispatched"), REQUEST_STATES.indexOf("closed") + 1);
    const back = REQUEST_MACHINE.transitions.filter(
      ({ from, to, event }) =>
        route.includes(from) && route.includes(to) && route.indexOf(to) < route.indexOf(from) && event !== "answer",
    );
    expect(back).toEqual([]);
  });

  test("I9 every event that one must know of has its mail", () => {
    const declared = REQUEST_MACHINE.transitions.flatMap(({ event, effects = [] }) =>
      effects.map((effect) => `${event} ${effect}`),
    );
    expect([...new Set(declared)]).toEqual([
      "measure rehearsed",
      "pay paid",
      "cancel cancelled",
      "expire expired",
      "stop stopped",
      "measure packed",
      "dispatch dispatched",
      "hold held",
      "release_to_paid released",
      "release_to_packing released",
      "release_to_packed released",
      "release_to_ready released",
      "reach_point at-pickup-point",
      "deliver delivered",
      "ask_documents documents-needed",
      "return returned",
      "lose lost",
      "refund_partly refunded",
      "refund refunded",
    ]);
  });

  test("I10 a held request goes on where it was held", () => {
    for (const [state, event] of Object.entries(RELEASES)) expect(EXPECTED[event]).toBe(`on_hold>${state}`);
  });

  test("I10 a customer can cancel until packing starts, and answers customs", () => {
    const offered = REQUEST_STATES.flatMap((state) => {
      const events = nextEvents(REQUEST_MACHINE, state, "customer").filter((event) => event !== "pay");
      return events.length === 0 ? [] : [`${state}: ${events.join(" ")}`];
    });
    expect(offered).toEqual([
      "draft: submit rehearse cancel",
      "awaiting_payment: edit cancel",
      "rehearsing: cancel",
      "rehearsed: cancel",
      "paid: cancel",
      "customs_action_needed: answer",
    ]);
  });
});
