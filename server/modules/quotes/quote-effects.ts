import { randomUUID } from "node:crypto";
import { z } from "zod";
import { QUOTE_EFFECTS } from "#domain/quotes/quote-states.ts";
import type { Database } from "#platform/database/open-database.ts";
import { defineJob, TRIED_FOR_A_DAY } from "#platform/jobs/define-job.ts";
import type { QuoteDeps } from "./quote-deps.ts";

const effectPayload = z.object({
  /** What the transitions declare, money that came too late, and an item that cannot be had. */
  name: z.enum([...QUOTE_EFFECTS, "payment-returned", "item-unavailable"]),
  quoteId: z.int(),
  /** Money that went back, in 1/10 000. */
  amount: z.int().default(0),
  /** Which item it is about. */
  position: z.int().default(0),
  /** What happens again later, such as another price, is another occasion. */
  occasion: z.string(),
});
export type QuoteEffectPayload = z.output<typeof effectPayload>;

/** The mail that follows something that happened to a quote. */
export const QUOTE_EFFECT = defineJob({
  name: "quote-effect",
  payload: effectPayload,
  keyOf: ({ name, quoteId, occasion }) => [name, quoteId, occasion].join(":"),
  ...TRIED_FOR_A_DAY,
  expiresAfterSeconds: 30,
});

/** In the transaction of its cause: without the commit nothing follows (I9). */
export const enqueueEffect = (
  { jobs }: Pick<QuoteDeps, "jobs">,
  tx: Database,
  { name, quoteId, amount = 0, position = 0 }: Omit<z.input<typeof effectPayload>, "occasion">,
): Promise<void> => jobs.enqueue(tx, QUOTE_EFFECT, { name, quoteId, amount, position, occasion: randomUUID() });
