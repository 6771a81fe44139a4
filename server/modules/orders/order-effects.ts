import type { OrderEffect as TransitionEffect } from "../../../domain/orders/order-states.ts";
import type { Database } from "../../platform/database/open-database.ts";
import type { JobKind } from "../../platform/jobs/open-jobs.ts";
import type { OrderParts } from "./orders.ts";

/** What follows a step of an order after its commit: about a day of tries. */
export const ORDER_EFFECT: JobKind = {
  name: "order-effect",
  retries: 100,
  firstRetryAfterSeconds: 5,
  longestRetryAfterSeconds: 900,
  expiresAfterSeconds: 30,
};

/** What follows the transitions, and two that follow no transition. */
export type EffectName = TransitionEffect | "unpaid" | "payment-returned";

export interface OrderEffect {
  name: EffectName;
  orderId: number;
  /** Money that went back, in 1/10 000. */
  amount?: number;
  /** Of which payment. */
  paymentId?: number;
}

/** The same effect has the same key however often it is asked for. */
const effectKey = ({ name, orderId, amount = 0, paymentId = 0 }: OrderEffect) =>
  [name, orderId, amount, paymentId].join(":");

export function effectOf(key: string): Required<OrderEffect> {
  const [name, ...numbers] = key.split(":");
  const [orderId = 0, amount = 0, paymentId = 0] = numbers.map(Number);
  return { name: name as EffectName, orderId, amount, paymentId };
}

/** In the transaction of the step: without its commit nothing follows (I9). */
export const enqueueEffect = ({ jobs }: Pick<OrderParts, "jobs">, tx: Database, effect: OrderEffect) =>
  jobs.enqueue(tx, ORDER_EFFECT, effectKey(effect));

/** The same for what the transitions of an order declare. */
export const effectsOf =
  (parts: Pick<OrderParts, "jobs">, tx: Database, about: Omit<OrderEffect, "name">) => (name: TransitionEffect) =>
    enqueueEffect(parts, tx, { name, ...about });
