import { describe, expect, test } from "vitest";
import { actorsOf, finalStates, machineProblems, targetsOf } from "#testing/machines.ts";
import { ownerEvents } from "./owner-events.ts";
import { PARCEL_MACHINE } from "./parcel-machine.ts";
import { HOLD_REASONS, PARCEL_EVENTS, PARCEL_PHASES, PARCEL_STATES, type ParcelEvent } from "./parcel-states.ts";

/** Where each event leads from each state; states that it leads nowhere from are left out. */
const EXPECTED: Record<ParcelEvent, string> = {
  receive: "expected>in_storage missing>in_storage",
  receive_on_hold: "expected>on_hold missing>on_hold",
  receive_unidentified: "expected>unidentified",
  miss: "expected>missing",
  cancel: "expected>cancelled missing>cancelled",
  match: "unidentified>in_storage",
  hold: "in_storage>on_hold returning>on_hold",
  answer_hold: "on_hold>on_hold",
  release: "on_hold>in_storage",
  reserve: "in_storage>reserved",
  free: "reserved>in_storage",
  pack: "reserved>packed",
  unpack: "packed>in_storage",
  dispatch: "packed>dispatched",
  deliver: "dispatched>delivered",
  come_back: "dispatched>in_storage",
  hand_over: "in_storage>in_storage",
  ask_return: "in_storage>returning on_hold>returning",
  return: "returning>returned",
  abandon: "in_storage>disposal_due on_hold>disposal_due",
  give_up: "in_storage>disposal_due on_hold>disposal_due",
  rescue: "returning>in_storage disposal_due>in_storage",
  rescue_to_hold: "returning>on_hold disposal_due>on_hold",
  dispose: "disposal_due>disposed",
  lose: "unidentified>lost in_storage>lost on_hold>lost returning>lost disposal_due>lost",
};

const ACTORS: Record<ParcelEvent, string> = {
  receive: "staff",
  receive_on_hold: "staff",
  receive_unidentified: "staff",
  miss: "system",
  cancel: "customer",
  match: "staff",
  hold: "staff",
  answer_hold: "customer",
  release: "staff",
  reserve: "customer system",
  free: "customer system",
  pack: "staff",
  unpack: "system",
  dispatch: "staff",
  deliver: "system",
  come_back: "staff",
  hand_over: "customer",
  ask_return: "customer",
  return: "staff",
  abandon: "system",
  give_up: "customer",
  rescue: "customer system",
  rescue_to_hold: "customer system",
  dispose: "staff",
  lose: "staff",
};

const led = (event: ParcelEvent) =>
  targetsOf(PARCEL_MACHINE, event)
    .split(" ")
    .flatMap((to, index) => (to === "-" ? [] : [`${PARCEL_STATES[index]}>${to}`]))
    .join(" ");

describe("I10 the states of a parcel", () => {
  test("I10 every event leads from every state where the table says, and nowhere else", () => {
    for (const event of PARCEL_EVENTS) expect(`${event}: ${led(event)}`).toBe(`${event}: ${EXPECTED[event]}`);
  });

  test("I10 every event is for those alone who may cause it", () => {
    for (const event of PARCEL_EVENTS)
      expect(`${event}: ${actorsOf(PARCEL_MACHINE, event)}`).toBe(`${event}: ${ACTORS[event]}`);
  });

  test("I10 no transition is listed twice, every state can be reached, and a parcel ends delivered, returned, disposed, lost or cancelled", () => {
    expect(machineProblems(PARCEL_MACHINE)).toEqual([]);
    expect(finalStates(PARCEL_MACHINE)).toEqual(["cancelled", "delivered", "returned", "disposed", "lost"]);
  });

  test("I13 only an arrival brings a box onto our shelves, and only a departure takes it off", () => {
    const crossings = PARCEL_MACHINE.transitions.flatMap(({ from, event, to }) =>
      PARCEL_PHASES[from] === PARCEL_PHASES[to] ? [] : [`${event}: ${PARCEL_PHASES[from]} to ${PARCEL_PHASES[to]}`],
    );
    expect([...new Set(crossings)]).toEqual([
      "receive: not_here to stored",
      "receive_on_hold: not_here to stored",
      "receive_unidentified: not_here to stored",
      "dispatch: stored to sent",
      "come_back: sent to stored",
      "return: stored to returned",
      "dispose: stored to disposed",
      "lose: stored to lost",
    ]);
  });

  test("I9 every transition that a customer must know of declares its mail", () => {
    const declared = PARCEL_MACHINE.transitions.flatMap(({ event, effects = [] }) =>
      effects.map((name) => `${event} ${name}`),
    );
    expect([...new Set(declared)]).toEqual([
      "receive arrived",
      "receive_on_hold held",
      "miss missing",
      "match arrived",
      "hold held",
      "release released",
      "come_back arrived",
      "return returned",
      "abandon disposal-due",
      "dispose disposed",
      "lose lost",
    ]);
  });

  test("what a customer can do next follows from the state", () => {
    const offered = (state: (typeof PARCEL_STATES)[number]) => ownerEvents({ state, holdReason: null });
    expect(offered("expected")).toEqual(["cancel"]);
    expect(offered("in_storage")).toEqual(["reserve", "ask_return", "give_up"]);
    expect(offered("disposal_due")).toEqual(["rescue"]);
    expect(offered("returning")).toEqual(["rescue"]);
    expect(["packed", "dispatched", "lost"].flatMap((state) => offered(state as "packed"))).toEqual([]);
  });

  test("I21 a customer can do nothing that ends a hold: what was held and given up is held again", () => {
    for (const holdReason of HOLD_REASONS) {
      expect(ownerEvents({ state: "disposal_due", holdReason }), holdReason).toEqual(["rescue_to_hold"]);
      const decides = holdReason === "payment_fraud" ? ["answer_hold"] : ["answer_hold", "ask_return", "give_up"];
      expect(ownerEvents({ state: "on_hold", holdReason }), holdReason).toEqual(decides);
    }
  });
});
