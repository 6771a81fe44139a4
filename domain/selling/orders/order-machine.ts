import type { Actor, Machine } from "#domain/shared/state/machine.ts";
import {
  ORDER_EVENTS,
  ORDER_PHASES,
  ORDER_STATES,
  type OrderEffect,
  type OrderEvent,
  type OrderState,
} from "./order-states.ts";

const payers: readonly Actor[] = ["customer", "provider", "system"];

/** Paid and not delivered yet. A partial refund does not stop the parcel. */
const inFulfilment = ORDER_STATES.filter((state) => isBeforeShipping(state) || ORDER_PHASES[state] === "with_carrier");

const warehouse = { actors: ["staff", "system"], permission: "orders.write" } as const;
const refunding = {
  actors: ["staff", "provider", "system"],
  permission: "orders.refund",
  effects: ["refunded"],
} as const;

/** Every transition of an order, and who may cause it (I10). */
export const ORDER_MACHINE: Machine<OrderState, OrderEvent, OrderEffect> = {
  name: "order",
  states: ORDER_STATES,
  events: ORDER_EVENTS,
  initial: { event: "place", state: "awaiting_payment" },
  transitions: [
    { from: "awaiting_payment", event: "pay", to: "paid", actors: payers, effects: ["paid"] },
    {
      from: "awaiting_payment",
      event: "cancel",
      to: "cancelled",
      actors: ["customer", "staff"],
      permission: "orders.write",
      effects: ["cancelled"],
    },
    { from: "awaiting_payment", event: "expire", to: "cancelled", actors: ["system"], effects: ["expired"] },
    { from: "cancelled", event: "pay_late", to: "paid", actors: ["provider", "system"], effects: ["paid"] },
    { from: "paid", event: "process", to: "processing", ...warehouse },
    { from: "processing", event: "pack", to: "packed", ...warehouse },
    { from: "packed", event: "ship", to: "shipped", ...warehouse, effects: ["shipped"] },
    { from: "shipped", event: "depart", to: "in_transit", ...warehouse },
    { from: "in_transit", event: "send_out", to: "out_for_delivery", ...warehouse },
    { from: "out_for_delivery", event: "deliver", to: "delivered", ...warehouse, effects: ["delivered"] },
    ...inFulfilment.map((from) => ({ from, event: "refund_partly", to: from, ...refunding }) as const),
    ...inFulfilment.map((from) => ({ from, event: "refund", to: "refunded", ...refunding }) as const),
    { from: "delivered", event: "refund_partly", to: "partially_refunded", ...refunding },
    { from: "delivered", event: "refund", to: "refunded", ...refunding },
    { from: "partially_refunded", event: "refund_partly", to: "partially_refunded", ...refunding },
    { from: "partially_refunded", event: "refund", to: "refunded", ...refunding },
  ],
};

/** Whether the goods of a paid order are still in the warehouse, so that a refund puts them back on sale (I1). */
export function isBeforeShipping(state: OrderState): boolean {
  return ORDER_PHASES[state] === "in_warehouse";
}

/** After so long an unpaid order expires and gives its stock back. */
export const UNPAID_ORDER_HOURS = 72;

/** A guest's order waits so long after the last attempt to pay has begun: longer than an attempt may take (T124). */
export const GUEST_ORDER_HOURS = 3;
