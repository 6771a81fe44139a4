import { z } from "zod";
import { ORDER_EFFECTS, type OrderEffect } from "#domain/orders/order-states.ts";
import type { Database } from "#platform/database/open-database.ts";
import { defineJob, TRIED_FOR_A_DAY } from "#platform/jobs/define-job.ts";
import type { OrderDeps } from "./orders.ts";

const effectPayload = z.object({
  /** The effects that transitions declare, and two that follow no transition. */
  name: z.enum([...ORDER_EFFECTS, "unpaid", "payment-returned"]),
  orderId: z.int(),
  /** The returned amount, in 1/10 000. */
  amount: z.int().default(0),
  /** The payment that the amount was returned from. */
  paymentId: z.int().default(0),
});
export type EffectPayload = z.output<typeof effectPayload>;

/** An effect of an order, after the commit of its cause. */
export const ORDER_EFFECT = defineJob({
  name: "order-effect",
  payload: effectPayload,
  keyOf: ({ name, orderId, amount, paymentId }) => [name, orderId, amount, paymentId].join(":"),
  ...TRIED_FOR_A_DAY,
  expiresAfterSeconds: 30,
});

type NewEffect = z.input<typeof effectPayload>;

/** Enqueues in the transaction of the cause: without its commit no effect follows (I9). */
export const enqueueEffect = ({ jobs }: Pick<OrderDeps, "jobs">, tx: Database, effect: NewEffect) =>
  jobs.enqueue(tx, ORDER_EFFECT, { amount: 0, paymentId: 0, ...effect });

/** The same for the effects that transitions declare. */
export const effectsOf =
  (deps: Pick<OrderDeps, "jobs">, tx: Database, about: Omit<NewEffect, "name">) => (name: OrderEffect) =>
    enqueueEffect(deps, tx, { name, ...about });
