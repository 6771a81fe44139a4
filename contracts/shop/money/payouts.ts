import { z } from "zod";
import { defineCall } from "#contracts/define-call.ts";
import { id, readerFields } from "#contracts/fields.ts";
import { amount } from "#contracts/money.ts";
import { PAYOUT_STATES } from "#domain/money/balance/payout-machine.ts";
import { PROVIDER_IDS } from "#domain/money/payments/provider.ts";

const area = "balance";

const number = z.string().max(20).meta({ description: "as people say it: PO12" });

const payout = z.object({
  number,
  state: z.enum(PAYOUT_STATES),
  amount,
  paid: amount.meta({ description: "less than the amount where a provider refused a part" }),
  reason: z.string().nullable().meta({ description: "why it was rejected" }),
  created_at: z.iso.datetime(),
  can_cancel: z.boolean(),
});

export type PayoutView = z.infer<typeof payout>;

const options = z.object({
  currency: z.string(),
  amount,
  stays: amount.meta({ description: "can be spent here and is not paid out: it was never topped up" }),
  sources: z.array(z.object({ number: z.string(), payment_processor_id: z.literal(PROVIDER_IDS), amount })),
  latest: payout.nullable(),
});

export type PayoutOptions = z.infer<typeof options>;

export const payouts = {
  options: defineCall({
    method: "POST",
    path: "/balance/payout-options",
    access: "signed-in",
    effect: "read",
    area,
    summary: "What of one's own balance can be paid out, to where, and how the last payout stands",
  })
    .input(z.object({ currency_id: id.optional() }))
    .output(options),

  request: defineCall({
    method: "POST",
    path: "/balance/request-payout",
    access: "signed-in",
    effect: "write",
    area,
    idempotent: true,
    refusals: ["payout_open", "payout_changed", "too_many_requests"],
    summary: "Asks for all that can be paid out, which is held meanwhile; needs an Idempotency-Key",
  })
    .input(z.object({ ...readerFields, amount: amount.meta({ description: "the amount that was shown" }) }))
    .output(payout),

  cancel: defineCall({
    method: "POST",
    path: "/balance/cancel-payout",
    access: "signed-in",
    effect: "write",
    area,
    refusals: ["not_found", "conflict"],
    summary: "Takes one's own payout back, until staff have confirmed it",
  })
    .input(z.object({ number }))
    .output(payout),
};
