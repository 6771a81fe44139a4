import { describe, expect, test } from "vitest";
import { isBeforeShipping, isOrderStep, nextOrderState, ORDER_ACTORS, ORDER_STEPS } from "./order-machine.ts";
import { ORDER_EVENTS, ORDER_STATES, type OrderEvent, type OrderState } from "./order-states.ts";

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

const targets = (event: OrderEvent) =>
  ORDER_STATES.map((from) => {
    const reached = ORDER_ACTORS.flatMap((actor) => nextOrderState(from, event, actor) ?? []);
    expect(new Set(reached).size).toBeLessThanOrEqual(1);
    return reached[0] ?? "-";
  }).join(" ");

const movers = (event: OrderEvent) =>
  ORDER_ACTORS.filter((actor) => ORDER_STATES.some((from) => nextOrderState(from, event, actor) !== null)).join(" ");

describe("I10 the states of an order", () => {
  test("I10 every event leads from every state where the table says, and nowhere else", () => {
    for (const event of ORDER_EVENTS) expect(`${event}: ${targets(event)}`).toBe(`${event}: ${EXPECTED[event]}`);
  });

  test("I10 every event is for those alone who may cause it", () => {
    for (const event of ORDER_EVENTS) expect(`${event}: ${movers(event)}`).toBe(`${event}: ${ACTORS[event]}`);
  });

  test("I10 no step stands twice, every state can be reached, and none is a trap but the good end of a refund", () => {
    const named = ORDER_STEPS.map(({ from, event }) => `${from} ${event}`);
    expect(new Set(named).size).toBe(named.length);
    const reached = new Set<OrderState>(["awaiting_payment", ...ORDER_STEPS.map(({ to }) => to)]);
    expect([...reached].sort()).toEqual([...ORDER_STATES].sort());
    expect(ORDER_STATES.filter((state) => !ORDER_STEPS.some(({ from }) => from === state))).toEqual(["refunded"]);
  });

  test("I10 a history is held against the same table", () => {
    expect(isOrderStep("awaiting_payment", "pay", "paid")).toBe(true);
    expect(isOrderStep("awaiting_payment", "pay", "packed")).toBe(false);
    expect(isOrderStep("delivered", "pay", "paid")).toBe(false);
  });

  test("I1 goods go back on sale only while the warehouse has them", () => {
    expect(ORDER_STATES.filter(isBeforeShipping)).toEqual(["paid", "processing", "packed"]);
  });
});
