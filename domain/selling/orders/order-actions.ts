import { nextEvents } from "#domain/shared/state/machine.ts";
import { ORDER_MACHINE } from "./order-machine.ts";
import { isPaidFor, ORDER_PHASES, type OrderPhase, type OrderState } from "./order-states.ts";

/** The actions of a customer on an order in My orders (ACCOUNT-05). */
export const ORDER_ACTIONS = ["pay", "cancel", "track", "buy_again", "invoice", "withdraw", "claim"] as const;
export type OrderAction = (typeof ORDER_ACTIONS)[number];

/** An order is tracked until its delivery; the goods of an ended order can be bought again. */
const ACTION_OF: Readonly<Record<OrderPhase, OrderAction | null>> = {
  unpaid: null,
  in_warehouse: "track",
  with_carrier: "track",
  delivered: "buy_again",
  stopped: "buy_again",
};

interface ActionFacts {
  state: OrderState;
  hasInvoice: boolean;
  canWithdraw: boolean;
}

/** The actions that an order's state allows; the machine decides on those that change the state. */
export function orderActions({ state, hasInvoice, canWithdraw }: ActionFacts): OrderAction[] {
  const next = nextEvents(ORDER_MACHINE, state, "customer");
  const isAllowed: Record<OrderAction, boolean> = {
    pay: next.includes("pay"),
    cancel: next.includes("cancel"),
    track: ACTION_OF[ORDER_PHASES[state]] === "track",
    buy_again: ACTION_OF[ORDER_PHASES[state]] === "buy_again",
    invoice: hasInvoice,
    withdraw: canWithdraw,
    claim: isPaidFor(state),
  };
  return ORDER_ACTIONS.filter((action) => isAllowed[action]);
}
