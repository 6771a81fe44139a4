import { expect, test } from "vitest";
import { PERMISSIONS } from "#domain/people/access/permissions.ts";
import { ORDER_MACHINE } from "#domain/selling/orders/order-machine.ts";
import { nextEvents } from "#domain/shared/state/machine.ts";
import english from "#i18n/staff/en.json" with { type: "json" };
import { ORDER_ACTIONS } from "./order-actions.ts";
import { orderStatus } from "./order-status.ts";

/** A part of the money is refunded by the payment that brought it. */
const OF_PAYMENTS = "refund_partly";

test("I10 the orders desk has a form for every event that the machine allows staff, and for no other", () => {
  const possible = ORDER_MACHINE.states.flatMap((state) =>
    nextEvents(ORDER_MACHINE, state, { permissions: PERMISSIONS }),
  );
  const expected = [...new Set(possible)].filter((event) => event !== OF_PAYMENTS);
  expect(ORDER_ACTIONS.map(({ event }) => event).sort()).toEqual(expected.sort());
});

test("every state of an order has a name", () => {
  for (const state of ORDER_MACHINE.states) expect(english).toHaveProperty([orderStatus(state).label]);
});
