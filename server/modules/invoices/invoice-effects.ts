import { z } from "zod";
import { INVOICE_EFFECTS, type InvoiceEffect } from "#domain/invoices/invoice-states.ts";
import type { Database } from "#platform/database/open-database.ts";
import { defineJob, TRIED_FOR_A_DAY } from "#platform/jobs/define-job.ts";
import type { InvoiceDeps } from "./invoices.ts";

const effectPayload = z.object({
  /** The effects of transitions, and two that follow no transition. */
  name: z.enum([...INVOICE_EFFECTS, "issued", "payment-returned"]),
  invoiceId: z.int(),
  /** Money that went back, in 1/10 000. */
  amount: z.int().default(0),
  /** The payment that the money went back from. */
  paymentId: z.int().default(0),
});
export type EffectPayload = z.output<typeof effectPayload>;

export const INVOICE_EFFECT = defineJob({
  name: "invoice-effect",
  payload: effectPayload,
  keyOf: ({ name, invoiceId, paymentId }) => [name, invoiceId, paymentId].join(":"),
  ...TRIED_FOR_A_DAY,
  expiresAfterSeconds: 30,
});

/** Enqueues in the transaction of the cause: without the commit no effect follows (I9). */
export const enqueueEffect = (
  { jobs }: Pick<InvoiceDeps, "jobs">,
  tx: Database,
  effect: z.input<typeof effectPayload>,
) => jobs.enqueue(tx, INVOICE_EFFECT, { amount: 0, paymentId: 0, ...effect });

/** Enqueues the effects that the transitions of an invoice declare. */
export const effectsOf = (deps: Pick<InvoiceDeps, "jobs">, tx: Database, invoiceId: number) => (name: InvoiceEffect) =>
  enqueueEffect(deps, tx, { name, invoiceId });
