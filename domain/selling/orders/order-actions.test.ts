import { expect, test } from "vitest";
import { orderActions } from "./order-actions.ts";
import { ORDER_STATES, type OrderState } from "./order-states.ts";
import { countTabs, ORDER_STATE_TABS, ORDER_TABS, statesIn } from "./order-tab.ts";

const actionsOf = (state: OrderState, hasInvoice = true, canWithdraw = false) =>
  orderActions({ state, hasInvoice, canWithdraw }).join(" ");

test("ACCOUNT-05 an order offers what its state allows", () => {
  expect(actionsOf("awaiting_payment", false)).toBe("pay cancel");
  for (const state of ["paid", "processing", "packed", "shipped", "in_transit", "out_for_delivery"] as const)
    expect(actionsOf(state), state).toBe("track invoice claim");
  expect(actionsOf("paid", false)).toBe("track claim");
  for (const state of ["delivered", "partially_refunded"] as const)
    expect(actionsOf(state), state).toBe("buy_again invoice claim");
  expect(actionsOf("refunded")).toBe("buy_again invoice");
  expect(actionsOf("cancelled", false)).toBe("buy_again");
  expect(actionsOf("delivered", true, true)).toBe("buy_again invoice withdraw claim");
});

test("ACCOUNT-05 every state is in one tab beside the one of all orders", () => {
  for (const state of ORDER_STATES)
    expect(
      ORDER_TABS.filter((tab) => statesIn(ORDER_STATE_TABS, tab).includes(state)),
      state,
    ).toHaveLength(2);
  expect(
    countTabs(ORDER_STATE_TABS, [
      { state: "packed", total: 2 },
      { state: "shipped", total: 3 },
      { state: "refunded", total: 1 },
    ]),
  ).toEqual({ all: 6, unpaid: 0, in_progress: 5, delivered: 0, ended: 1 });
});
