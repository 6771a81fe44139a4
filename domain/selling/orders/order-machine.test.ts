import { describe, expect, test } from "vitest";
import { historyProblem } from "#domain/shared/state/history.ts";
import { nextEvents } from "#domain/shared/state/machine.ts";
import { actorsOf, finalStates, machineProblems, targetsOf } from "#testing/machines.ts";
import { isBeforeShipping, ORDER_MACHINE } from "./order-machine.ts";
import { ORDER_EVENTS, ORDER_STATES, type OrderEvent } from "./order-states.ts";

/** Where each event leads from each state, in the order of ORDER_STATES; a dash where it leads nowhere. */
const EXPECTED: Record<OrderEvent, string> = {
  pay: "paid - - - - - - - - - -",
  pay_late: "- - - - - - - - paid - -",
  process: "- processing - - - - - - - - -",
  pack: "- - packed - - - - - - - -",
  ship: "- - - shipped - - - - - - -",
  depart: "- - - - in_transit - - - - - -",
  send_out: "- - - - - out_for_delivery - - - - -",
  deliver: "- - - - - - delivered - - - -",
  cancel: "cancelled - - - - - - - - - -",
  expire: "cancelled - - - - - - - - - -",
  refund: "- refunded refunded refunded refunded refunded refunded refunded - - refunded",
  refund_partly:
    "- paid processing packed shipped in_transit out_for_delivery partially_refunded - - partially_refunded",
};

const ACTORS: Record<OrderEvent, string> = {
  pay: "customer system provider",
  pay_late: "system provider",
  process: "staff system",
  pack: "staff system",
  ship: "staff system",
  depart: "staff system",
  send_out: "staff system",
  deliver: "staff system",
  cancel: "customer staff",
  expire: "system",
  refund: "staff system provider",
  refund_partly: "staff system provider",
};

describe("I10 the states of an order", () => {
  test("I10 every event leads from every state where the table says, and nowhere else", () => {
    for (const event of ORDER_EVENTS)
      expect(`${event}: ${targetsOf(ORDER_MACHINE, event)}`).toBe(`${event}: ${EXPECTED[event]}`);
  });

  test("I10 every event is for those alone who may cause it", () => {
    for (const event of ORDER_EVENTS)
      expect(`${event}: ${actorsOf(ORDER_MACHINE, event)}`).toBe(`${event}: ${ACTORS[event]}`);
  });

  test("I10 no transition is listed twice, every state can be reached, and only a refund is final", () => {
    expect(machineProblems(ORDER_MACHINE)).toEqual([]);
    expect(finalStates(ORDER_MACHINE)).toEqual(["refunded"]);
  });

  test("I10 refuses a history that the machine does not declare", () => {
    const placed = { from: null, event: "place", to: "awaiting_payment", actor: "customer" } as const;
    const paid = { from: "awaiting_payment", event: "pay", to: "paid", actor: "provider" } as const;
    expect(historyProblem(ORDER_MACHINE, "paid", [placed, paid])).toBeNull();
    expect(historyProblem(ORDER_MACHINE, "packed", [placed, { ...paid, to: "packed" }])).not.toBeNull();
    expect(
      historyProblem(ORDER_MACHINE, "paid", [
        { ...placed, to: "delivered" },
        { ...paid, from: "delivered" },
      ]),
    ).not.toBeNull();
  });

  test("I9 every transition that a customer waits for declares its effect", () => {
    const declared = ORDER_MACHINE.transitions.flatMap(({ event, effects = [] }) =>
      effects.map((name) => `${event} ${name}`),
    );
    expect([...new Set(declared)]).toEqual([
      "pay paid",
      "cancel cancelled",
      "expire expired",
      "pay_late paid",
      "ship shipped",
      "deliver delivered",
      "refund_partly refunded",
      "refund refunded",
    ]);
  });

  test("what a customer and staff can do next follows from the state", () => {
    expect(nextEvents(ORDER_MACHINE, "awaiting_payment", "customer")).toEqual(["pay", "cancel"]);
    expect(nextEvents(ORDER_MACHINE, "paid", "customer")).toEqual([]);
    const packer = { permissions: ["orders.write"] } as const;
    expect(nextEvents(ORDER_MACHINE, "paid", packer)).toEqual(["process"]);
    const cashier = { permissions: ["orders.write", "orders.refund"] } as const;
    expect(nextEvents(ORDER_MACHINE, "paid", cashier)).toEqual(["process", "refund", "refund_partly"]);
    expect(nextEvents(ORDER_MACHINE, "paid", { permissions: ["orders.read"] })).toEqual([]);
  });

  test("I1 goods go back on sale only while the warehouse has them", () => {
    expect(ORDER_STATES.filter(isBeforeShipping)).toEqual(["paid", "processing", "packed"]);
  });
});
