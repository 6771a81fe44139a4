import { z } from "zod";
import { PARK_REASONS } from "../../domain/payments/judge-event.ts";
import { PROVIDER_IDS } from "../../domain/payments/provider.ts";
import { listInput, listOutput } from "../listing.ts";
import { amount } from "../money.ts";
import { defineStaffCall } from "./define-staff-call.ts";

const area = "payments";

export const refundPayment = defineStaffCall({
  method: "POST",
  path: "/payments/refund",
  permission: "orders.refund",
  effect: "write",
  stepUp: true,
  idempotent: true,
  area,
  summary: "Gives back all of a payment or a part of it; needs an Idempotency-Key",
})
  .input(
    z.object({
      payment: z.string().min(1).max(100),
      amount: amount.optional().meta({ description: "all that is left when left out" }),
      destination: z.enum(["provider", "balance"]).default("provider"),
      reason: z.string().min(3).max(500),
    }),
  )
  .output(z.object({ status: z.literal(true), refunded: amount, state: z.string() }));

const parkedEventsInput = listInput({
  filters: { payment_processor_id: z.literal(PROVIDER_IDS), reason: z.enum(PARK_REASONS) },
  sorts: ["-received_at", "received_at"],
});
export type ParkedEventsRequest = z.infer<typeof parkedEventsInput>;

export const listParkedEvents = defineStaffCall({
  method: "POST",
  path: "/payments/parked-events",
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
        payment_processor_id: z.int(),
        event_id: z.string(),
        kind: z.string(),
        reason: z.string(),
        payment: z.string().nullable(),
        received_at: z.iso.datetime(),
      }),
    ),
  );
