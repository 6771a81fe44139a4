import { randomUUID } from "node:crypto";
import { z } from "zod";
import { REQUEST_EFFECTS } from "#domain/forwarding/forward-requests/request-states.ts";
import type { Database } from "#platform/database/open-database.ts";
import { defineJob, TRIED_FOR_A_DAY } from "#platform/jobs/define-job.ts";
import type { RequestDeps } from "./request-deps.ts";

const effectPayload = z.object({
  /** The effects of transitions, and those that follow no transition or only some of its outcomes. */
  name: z.enum([...REQUEST_EFFECTS, "unpaid", "payment-returned", "customs-returned"]),
  requestId: z.int(),
  /** The refunded sum, in 1/10 000. */
  amount: z.int().default(0),
  /** Distinguishes repetitions, such as a second hold. */
  occasion: z.string(),
});
export type RequestEffectPayload = z.output<typeof effectPayload>;

/** The mail about an event of a forward request. */
export const REQUEST_EFFECT = defineJob({
  name: "forward-request-effect",
  payload: effectPayload,
  keyOf: ({ name, requestId, occasion }) => [name, requestId, occasion].join(":"),
  ...TRIED_FOR_A_DAY,
  expiresAfterSeconds: 30,
});

export type EffectDeps = Pick<RequestDeps, "jobs" | "events">;

/** Enqueued in the transaction of its cause: without the commit no effect follows (I9). */
export const enqueueEffect = (
  { jobs }: Pick<RequestDeps, "jobs">,
  tx: Database,
  { name, requestId, amount = 0 }: Omit<z.input<typeof effectPayload>, "occasion">,
): Promise<void> => jobs.enqueue(tx, REQUEST_EFFECT, { name, requestId, amount, occasion: randomUUID() });
