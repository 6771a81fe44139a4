import { z } from "zod";
import { ORDER_EFFECTS, type OrderEffect } from "#domain/orders/order-states.ts";
import type { Database } from "#platform/database/open-database.ts";
import { defineJob, TRIED_FOR_A_DAY } from "#platform/jobs/define-job.ts";
import type { OrderDeps } from "./orders.ts";

const effectPayload = z.object({
  /** What the transitions declare, and two that follow no transition. */
  name: z.enum([...ORDER_EFFECTS, "unpaid", "payment-returned"]),
  orderId: z.int(),
  /** Money that went back, in 1/10 000. */
  amount: z.int().default(0),
  /** The payment that it went back from. */
  paymentId: z.int().default(0),
});
export type EffectPayload = z.output<typeof effectPayload>;

/** What follows a transition of an order after its commit. */
export const ORDER_EFFECT = defineJob({
  name: "order-effect",
  payload: effectPayload,
  keyOf: ({ name, orderId, amount, paymentId }) => [name, orderId, amount, paymentId].join(":"),
  ...TRIED_FOR_A_DAY,
  expiresAfterSeconds: 30,
});

type NewEffect = z.input<typeof effectPayload>;

/** In the transaction of its cause: without the commit nothing follows (I9). */
export const enqueueEffect = ({ jobs }: Pick<OrderDeps, "jobs">, tx: Database, effect: NewEffect) =>
  jobs.enqueue(tx, ORDER_EFFECT, { amount: 0, paymentId: 0, ...effect });

/** The same for what the transitions of an order declare. */
export const effectsOf =
  (deps: Pick<OrderDeps, "jobs">, tx: Database, about: Omit<NewEffect, "name">) => (name: OrderEffect) =>
    enqueueEffect(deps, tx, { name, ...about });
