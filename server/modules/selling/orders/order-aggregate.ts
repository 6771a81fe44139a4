import { ORDER_MACHINE } from "#domain/selling/orders/order-machine.ts";
import type { OrderEvent } from "#domain/selling/orders/order-states.ts";
import { defineAggregate } from "#platform/aggregate/define-aggregate.ts";
import type { EffectDeps } from "#platform/aggregate/define-effects.ts";
import type { Move } from "#platform/state/move-state.ts";
import { ORDER_EFFECT } from "./order-effects.ts";
import { orders } from "./tables.ts";

export type OrderRow = typeof orders.$inferSelect;
export type OrderMove = Move<OrderEvent, typeof orders>;

export const orderAggregate = defineAggregate({
  machine: ORDER_MACHINE,
  table: orders,
  prefix: "order",
  storefrontsOf: ({ storefrontCode }) => [storefrontCode],
  effects: (deps: EffectDeps, tx, { name, row, occasion, details }) =>
    ORDER_EFFECT.enqueue(deps, tx, { name, orderId: row.id, occasion, amount: Number(details.refunded ?? 0) }),
});
