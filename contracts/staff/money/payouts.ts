import { z } from "zod";
import { amountRange, anyOf, ids, listInput, listOutput, searchIn, timeRange } from "#contracts/listing.ts";
import { amount } from "#contracts/money.ts";
import { defineStaffCall, movedTo, stepUpDecision } from "#contracts/staff/define-staff-call.ts";
import { timeline } from "#contracts/staff/timeline.ts";
import { PAYOUT_EVENTS, PAYOUT_STATES } from "#domain/money/balance/payout-machine.ts";
import { PROVIDER_IDS } from "#domain/money/payments/provider.ts";

const area = "payouts";
const number = z.string().max(20).meta({ description: "as people say it: PO12" });
const moved = movedTo(PAYOUT_STATES);

const payoutsInput = listInput({
  filters: {
    state: anyOf(z.enum(PAYOUT_STATES)),
    storefront: anyOf(z.string().max(20)),
    created_at: timeRange,
    amount: amountRange,
    search: searchIn("a number"),
    ids,
  },
  sorts: ["created_at", "-created_at"],
});
export type PayoutsRequest = z.infer<typeof payoutsInput>;

const row = z.object({
  number,
  storefront: z.string(),
  customer_id: z.int(),
  customer: z.string().meta({ description: "the masked e-mail address; empty once the customer is erased" }),
  currency: z.string(),
  amount,
  paid: amount,
  state: z.enum(PAYOUT_STATES),
  reason: z.string().nullable(),
  created_at: z.iso.datetime(),
  shares: z.array(
    z.object({
      payment: z.string(),
      top_up: z.string(),
      payment_processor_id: z.literal(PROVIDER_IDS),
      amount,
      outcome: z.enum(["paid", "failed"]).nullable(),
    }),
  ),
  next_events: z.array(z.enum(PAYOUT_EVENTS)).meta({ description: "what staff can do with it now" }),
});

const payout = row.extend({
  customer_name: z.string(),
  ended_at: z.iso.datetime().nullable(),
  earlier: z
    .array(row.pick({ number: true, state: true, amount: true, currency: true, created_at: true }))
    .meta({ description: "other payouts of this customer, the newest first" }),
  timeline,
});
export type StaffPayout = z.infer<typeof payout>;

const staffMove = stepUpDecision(area, "payouts.write");

export const payouts = {
  list: defineStaffCall({
    method: "POST",
    path: "/payouts/list",
    permission: "payouts.read",
    effect: "read",
    area,
    summary: "The payouts that customers asked for, the oldest first, with the payments that each is refunded to",
  })
    .input(payoutsInput)
    .output(listOutput(row)),

  get: defineStaffCall({
    method: "POST",
    path: "/payouts/get",
    permission: "payouts.read",
    effect: "read",
    area,
    summary: "One payout with its customer, the payments that it is refunded to, and all that has happened to it",
  })
    .input(z.object({ number }))
    .output(payout),

  confirm: defineStaffCall({
    ...staffMove,
    path: "/payouts/confirm",
    summary: "Refunds what was asked for to the top-ups that it came from; once",
  })
    .input(z.object({ number }))
    .output(moved),

  reject: defineStaffCall({
    ...staffMove,
    path: "/payouts/reject",
    summary: "Pays nothing out; the customer reads the reason, and can spend the money again",
  })
    .input(z.object({ number, reason: z.string().trim().min(3).max(500) }))
    .output(moved),

  finishByHand: defineStaffCall({
    ...staffMove,
    path: "/payouts/finish-by-hand",
    summary: "Notes that the share of a provider that refunds nothing automatically was sent by hand",
  })
    .input(z.object({ number, reference: z.string().trim().min(1).max(100) }))
    .output(moved),
};
