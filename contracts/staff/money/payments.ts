import { z } from "zod";
import { amountRange, anyOf, listInput, listOutput, searchIn, timeRange } from "#contracts/listing.ts";
import { amount, enteredAmount } from "#contracts/money.ts";
import { defineStaffCall } from "#contracts/staff/define-staff-call.ts";
import { PARK_REASONS } from "#domain/money/payments/judge-event.ts";
import { PAYMENT_EVENTS, PAYMENT_STATES } from "#domain/money/payments/payment-states.ts";
import { PROVIDER_IDS } from "#domain/money/payments/provider.ts";

const area = "payments";

const paymentQueueInput = listInput({
  filters: {
    state: anyOf(z.enum(PAYMENT_STATES)),
    created_at: timeRange,
    captured: amountRange,
    search: searchIn("a reference, of ours or of the provider"),
  },
  sorts: ["-created_at", "created_at"],
});
export type PaymentQueueRequest = z.infer<typeof paymentQueueInput>;

const parkedEventsInput = listInput({
  filters: {
    payment_processor_id: anyOf(z.literal(PROVIDER_IDS)),
    reason: anyOf(z.enum(PARK_REASONS)),
    received_at: timeRange,
  },
  sorts: ["-received_at", "received_at"],
});
export type ParkedEventsRequest = z.infer<typeof parkedEventsInput>;

export const payments = {
  list: defineStaffCall({
    method: "POST",
    path: "/payments/list",
    permission: "payments.read",
    effect: "read",
    area,
    summary: "The payments of the member's storefronts, with the events that are possible for each",
  })
    .input(paymentQueueInput)
    .output(
      listOutput(
        z.object({
          payment: z.string(),
          payable: z.string().meta({ description: "the number of what it pays, such as OR12" }),
          storefront: z.string(),
          state: z.enum(PAYMENT_STATES),
          payment_processor_id: z.literal(PROVIDER_IDS),
          captured: amount,
          refunded: amount,
          currency: z.string(),
          created_at: z.iso.datetime(),
          next_events: z.array(z.enum(PAYMENT_EVENTS)),
        }),
      ),
    ),

  refund: defineStaffCall({
    method: "POST",
    path: "/payments/refund",
    permission: "orders.refund",
    effect: "write",
    stepUp: true,
    approval: "refund",
    area,
    refusals: ["invalid_input"],
    summary: "Refunds all of a payment or a part of it; needs an Idempotency-Key",
  })
    .input(
      z.object({
        payment: z.string().min(1).max(100),
        amount: enteredAmount.optional().meta({ description: "all that is left when left out" }),
        destination: z.enum(["provider", "balance"]).default("provider"),
        reason: z.string().min(3).max(500),
      }),
    )
    .output(z.object({ status: z.literal(true), refunded: amount, state: z.string() })),
};

export const parkedEvents = {
  list: defineStaffCall({
    method: "POST",
    path: "/parked-events/list",
    permission: "payments.read",
    effect: "read",
    area,
    summary: "Provider events that could not be applied: unknown, or of another amount or currency",
  })
    .input(parkedEventsInput)
    .output(
      listOutput(
        z.object({
          id: z.int(),
          payment_processor_id: z.literal(PROVIDER_IDS),
          event_id: z.string(),
          kind: z.string(),
          reason: z.string(),
          payment: z.string().nullable(),
          received_at: z.iso.datetime(),
        }),
      ),
    ),
};
