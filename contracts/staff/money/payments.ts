import { z } from "zod";
import { amountRange, anyOf, listInput, listOutput, searchIn, timeRange } from "#contracts/listing.ts";
import { amount, enteredAmount } from "#contracts/money.ts";
import { defineStaffCall } from "#contracts/staff/define-staff-call.ts";
import { attempts, refund } from "#contracts/staff/money/attempt.ts";
import { ROW_KINDS, timelineEntry, timelineOf } from "#contracts/staff/timeline.ts";
import { PAYMENT_FAILURES } from "#domain/money/payments/failure.ts";
import { PARK_REASONS } from "#domain/money/payments/judge-event.ts";
import { PAYMENT_EVENTS, PAYMENT_STATES } from "#domain/money/payments/payment-states.ts";
import { PROVIDER_IDS } from "#domain/money/payments/provider.ts";

const area = "payments";

const paymentQueueInput = listInput({
  filters: {
    state: anyOf(z.enum(PAYMENT_STATES)),
    storefront: anyOf(z.string().max(20)),
    payment_processor_id: anyOf(z.literal(PROVIDER_IDS)),
    created_at: timeRange,
    captured: amountRange,
    is_parked: z.boolean().meta({ description: "whether its provider reported something that could not be applied" }),
    search: searchIn("the number of what is paid, or a reference, of ours or of the provider"),
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

const row = z.object({
  payment: z.string(),
  payable: z.string().meta({ description: "the number of what it pays, such as OR12" }),
  storefront: z.string(),
  state: z.enum(PAYMENT_STATES),
  payment_processor_id: z.literal(PROVIDER_IDS),
  asked: amount.meta({ description: "of the provider and the balance together" }),
  captured: amount,
  refunded: amount,
  currency: z.string(),
  failure: z.enum(PAYMENT_FAILURES).nullable().meta({ description: "why the last try did not work" }),
  parked: z.enum(PARK_REASONS).nullable().meta({ description: "why a report of its provider could not be applied" }),
  created_at: z.iso.datetime(),
  next_events: z.array(z.enum(PAYMENT_EVENTS)),
});

/** A report of a provider about a payment, shown beside what is stored. */
const report = z.object({
  event_id: z.string(),
  kind: z.string(),
  outcome: z.enum(["applied", "ignored", "parked"]),
  reason: z.enum(PARK_REASONS).nullable(),
  amount: amount.nullable(),
  currency: z.string().nullable(),
  received_at: z.iso.datetime(),
});

const payment = row.extend({
  from_balance: amount.meta({ description: "the part of what was asked that the balance pays" }),
  fee: amount.meta({ description: "the payment fee in what was asked" }),
  option: z.string().nullable().meta({ description: "such as a bank" }),
  provider_reference: z.string().nullable(),
  provider_transaction: z.string().nullable(),
  expires_at: z.iso.datetime(),
  customer: z
    .object({ name: z.string(), email: z.string().meta({ description: "masked" }) })
    .nullable()
    .meta({ description: "none for a guest without an address, and once the customer is erased" }),
  due: z
    .object({ amount, state: z.enum(["unpaid", "paid", "closed"]) })
    .nullable()
    .meta({
      description: "what is due for the payable now, without a payment fee",
    }),
  refunds: z.array(
    refund.extend({
      reason: z.string(),
      by: z.string().nullable().meta({ description: "the member of staff who asked for it" }),
      ended_at: z.iso.datetime().nullable(),
    }),
  ),
  reports: z.array(report).meta({ description: "of its provider, the newest first" }),
  others: attempts.meta({ description: "other attempts to pay the same, the newest first" }),
  timeline: timelineOf(timelineEntry([...ROW_KINDS, "payment", "refund"])),
});
export type StaffPayment = z.infer<typeof payment>;

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
    .output(listOutput(row)),

  get: defineStaffCall({
    method: "POST",
    path: "/payments/get",
    permission: "payments.read",
    effect: "read",
    area,
    summary: "One payment with what its provider reported, its refunds and all that has happened to it",
  })
    .input(z.object({ payment: z.string().min(1).max(100) }))
    .output(payment),

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
