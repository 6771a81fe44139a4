import type { z } from "zod";
import { INVOICE_EFFECTS } from "#domain/money/invoices/invoice-states.ts";
import { defineEffects } from "#platform/aggregate/define-effects.ts";

/** The effects of transitions, and two that follow no transition. The amount is the refunded amount. */
export const INVOICE_EFFECT = defineEffects({
  queue: "invoice-effect",
  names: [...INVOICE_EFFECTS, "issued", "payment-returned"],
  of: "invoiceId",
  numbers: ["amount"],
});
export type EffectPayload = z.output<typeof INVOICE_EFFECT.payload>;

/** The key by which the mail of an effect is queued, from the effect's own. */
export const mailKeyOf = (key: string) => `invoice ${key}`;
