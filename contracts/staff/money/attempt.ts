import { z } from "zod";
import { amount } from "#contracts/money.ts";
import { PAYMENT_STATES } from "#domain/money/payments/payment-states.ts";
import { PROVIDER_IDS } from "#domain/money/payments/provider.ts";
import { REFUND_STATES } from "#domain/money/payments/refund-machine.ts";

export const refund = z.object({
  state: z.enum(REFUND_STATES),
  amount,
  destination: z.enum(["provider", "balance"]),
  created_at: z.iso.datetime(),
});

const attempt = z.object({
  reference: z.string(),
  payment_processor_id: z.literal(PROVIDER_IDS),
  state: z.enum(PAYMENT_STATES),
  amount: amount.meta({ description: "of the provider and the balance together" }),
  refunded: amount.meta({ description: "with refunds that are still requested" }),
  currency: z.string(),
  created_at: z.iso.datetime(),
  refunds: z.array(refund),
});
export type StaffAttempt = z.infer<typeof attempt>;

/** The attempts to pay for something. */
export const attempts = z.array(attempt).meta({ description: "all attempts to pay, the newest first" });
