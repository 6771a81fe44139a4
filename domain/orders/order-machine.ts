import type { OrderEvent, OrderState } from "./order-states.ts";

/** Who can move an order: its customer, the staff, the product itself, or a payment provider's word (I10). */
export const ORDER_ACTORS = ["customer", "staff", "system", "provider"] as const;
export type OrderActor = (typeof ORDER_ACTORS)[number];

export interface OrderStep {
  from: OrderState;
  event: OrderEvent;
  to: OrderState;
  actors: readonly OrderActor[];
}

const warehouse: readonly OrderActor[] = ["staff", "system"];
const money: readonly OrderActor[] = ["customer", "provider", "system"];
const refunders: readonly OrderActor[] = ["staff", "provider", "system"];

/** What is paid and not in the customer's hands yet. A part of the money given back does not stop the parcel. */
const UNDER_WAY = ["paid", "processing", "packed", "shipped", "in_transit", "out_for_delivery"] as const;

/** Every step that an order can take, and who may take it; all else is refused (I10). */
export const ORDER_STEPS: readonly OrderStep[] = [
  { from: "awaiting_payment", event: "pay", to: "paid", actors: money },
  { from: "awaiting_payment", event: "cancel", to: "cancelled", actors: ["customer", "staff"] },
  { from: "awaiting_payment", event: "expire", to: "cancelled", actors: ["system"] },
  { from: "cancelled", event: "pay_late", to: "paid", actors: ["provider", "system"] },
  { from: "paid", event: "process", to: "processing", actors: warehouse },
  { from: "processing", event: "pack", to: "packed", actors: warehouse },
  { from: "packed", event: "ship", to: "shipped", actors: warehouse },
  { from: "shipped", event: "depart", to: "in_transit", actors: warehouse },
  { from: "in_transit", event: "send_out", to: "out_for_delivery", actors: warehouse },
  { from: "out_for_delivery", event: "deliver", to: "delivered", actors: warehouse },
  ...UNDER_WAY.map((from) => ({ from, event: "refund_partly", to: from, actors: refunders }) as const),
  ...UNDER_WAY.map((from) => ({ from, event: "refund", to: "refunded", actors: refunders }) as const),
  { from: "delivered", event: "refund_partly", to: "partially_refunded", actors: refunders },
  { from: "delivered", event: "refund", to: "refunded", actors: refunders },
  { from: "partially_refunded", event: "refund_partly", to: "partially_refunded", actors: refunders },
  { from: "partially_refunded", event: "refund", to: "refunded", actors: refunders },
];

/** Where an event leads an order to; nowhere when the state or the actor does not allow it (I10). */
export function nextOrderState(from: OrderState, event: OrderEvent, actor: OrderActor): OrderState | null {
  return ORDER_STEPS.find((step) => isStep(step, from, event) && step.actors.includes(actor))?.to ?? null;
}

/** Whether the machine knows a step at all: what the history of every order is checked against (I10). */
export function isOrderStep(from: OrderState, event: OrderEvent, to: OrderState): boolean {
  return ORDER_STEPS.some((step) => isStep(step, from, event) && step.to === to);
}

const isStep = (step: OrderStep, from: OrderState, event: OrderEvent) => step.from === from && step.event === event;

const BEFORE_SHIPPING: readonly OrderState[] = ["paid", "processing", "packed"];

/** Whether the goods of a paid order still lie in the warehouse, so that a refund puts them back on sale (I1). */
export function isBeforeShipping(state: OrderState): boolean {
  return BEFORE_SHIPPING.includes(state);
}

/** How long an order waits to be paid (decisions §7). */
export const UNPAID_ORDER_HOURS = 72;
