import { randomUUID } from "node:crypto";
import { z } from "zod";
import { QUOTE_EFFECTS } from "#domain/forwarding/quotes/quote-states.ts";
import type { Database } from "#platform/database/open-database.ts";
import { defineJob, TRIED_FOR_A_DAY } from "#platform/jobs/define-job.ts";
import type { QuoteDeps } from "./quote-deps.ts";

const effectPayload = z.object({
  /** The effects of transitions, money that arrived too late, and an unavailable item. */
  name: z.enum([...QUOTE_EFFECTS, "payment-returned", "item-unavailable"]),
  quoteId: z.int(),
  /** The refunded sum, in 1/10 000. */
  amount: z.int().default(0),
  /** The item that the effect is about. */
  position: z.int().default(0),
  /** Distinguishes repetitions, such as a second price. */
  occasion: z.string(),
});
export type QuoteEffectPayload = z.output<typeof effectPayload>;

/** The mail about an event of a quote. */
export const QUOTE_EFFECT = defineJob({
  name: "quote-effect",
  payload: effectPayload,
  keyOf: ({ name, quoteId, occasion }) => [name, quoteId, occasion].join(":"),
  ...TRIED_FOR_A_DAY,
  expiresAfterSeconds: 30,
});

/** Enqueued in the transaction of its cause: without the commit no effect follows (I9). */
export const enqueueEffect = (
  { jobs }: Pick<QuoteDeps, "jobs">,
  tx: Database,
  { name, quoteId, amount = 0, position = 0 }: Omit<z.input<typeof effectPayload>, "occasion">,
): Promise<void> => jobs.enqueue(tx, QUOTE_EFFECT, { name, quoteId, amount, position, occasion: randomUUID() });
