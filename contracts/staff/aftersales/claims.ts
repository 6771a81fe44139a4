import { z } from "zod";
import { amountRange, anyOf, ids, listInput, listOutput, searchIn, timeRange } from "#contracts/listing.ts";
import { amount, enteredAmount } from "#contracts/money.ts";
import { defineStaffCall, movedTo, stepUpDecision } from "#contracts/staff/define-staff-call.ts";
import { timeline } from "#contracts/staff/timeline.ts";
import { CLAIM_EVENTS, CLAIM_STATES } from "#domain/aftersales/claims/claim-machine.ts";
import { CLAIM_KINDS } from "#domain/aftersales/claims/claim-rules.ts";
import { STORED_KINDS } from "#domain/operations/files/file-kind.ts";

const area = "claims";
const number = z.string().max(20).meta({ description: "as people say it: CL12" });
const moved = movedTo(CLAIM_STATES);

const claimsInput = listInput({
  filters: {
    state: anyOf(z.enum(CLAIM_STATES)),
    kind: anyOf(z.enum(CLAIM_KINDS)),
    storefront: anyOf(z.string().max(20)),
    created_at: timeRange,
    cap: amountRange,
    is_overdue: z.boolean().meta({ description: "whether the customer was asked and the day to answer is over" }),
    search: searchIn("a number, that of what it is about, or an email address"),
    ids,
  },
  sorts: ["created_at", "-created_at"],
});
export type ClaimsRequest = z.infer<typeof claimsInput>;

const destination = z.enum(["provider", "balance"]);

const row = z.object({
  number,
  storefront: z.string(),
  about: z.string(),
  kind: z.enum(CLAIM_KINDS),
  email: z.string().meta({ description: "masked" }),
  currency: z.string(),
  cap: amount,
  wants: destination,
  amount: amount.nullable().meta({ description: "what was granted" }),
  state: z.enum(CLAIM_STATES),
  answer_until: z.iso.date().nullable().meta({ description: "while the customer is asked" }),
  created_at: z.iso.datetime(),
  next_events: z.array(z.enum(CLAIM_EVENTS)).meta({ description: "what staff can do with it now" }),
});

const claim = row.extend({
  customer: z.string().meta({ description: "the first name; empty once the customer is erased" }),
  is_guest: z.boolean(),
  left: amount.meta({ description: "what can still be granted" }),
  given: amount.meta({ description: "what it gave before it was reopened" }),
  destination: destination.nullable().meta({ description: "where the granted money goes" }),
  reason: z.string().nullable().meta({ description: "why it was rejected" }),
  carrier_reference: z.string().nullable(),
  lines: z.array(z.object({ id: z.int(), name: z.string(), quantity: z.int(), paid: amount, is_claimed: z.boolean() })),
  messages: z.array(
    z.object({
      author: z.enum(["customer", "staff"]),
      by: z.string().nullable().meta({ description: "the member of staff who wrote it" }),
      text: z.string(),
      at: z.iso.datetime(),
    }),
  ),
  files: z
    .array(z.object({ id: z.uuid(), name: z.string(), kind: z.enum(STORED_KINDS), path: z.string() }))
    .meta({ description: "the evidence, with paths on the staff origin" }),
  timeline,
});
export type StaffClaim = z.infer<typeof claim>;

const decision = stepUpDecision(area, "claims.decide");

export const claims = {
  list: defineStaffCall({
    method: "POST",
    path: "/claims/list",
    permission: "claims.read",
    effect: "read",
    area,
    summary: "Claims, the oldest first",
  })
    .input(claimsInput)
    .output(listOutput(row)),

  get: defineStaffCall({
    method: "POST",
    path: "/claims/get",
    permission: "claims.read",
    effect: "read",
    area,
    summary: "One claim with what was written and shown, what it can give, and all that has happened to it",
  })
    .input(z.object({ number }))
    .output(claim),

  take: defineStaffCall({ ...decision, path: "/claims/take", summary: "Begins to work on a claim" })
    .input(z.object({ number }))
    .output(moved),

  ask: defineStaffCall({
    ...decision,
    path: "/claims/ask",
    summary: "Asks the customer something",
  })
    .input(z.object({ number, question: z.string().trim().min(3).max(2_000), days: z.int().min(1).max(14) }))
    .output(moved),

  goOn: defineStaffCall({
    ...decision,
    path: "/claims/go-on",
    summary: "Goes on with a claim whose question nobody has answered",
  })
    .input(z.object({ number }))
    .output(moved),

  fileWithCarrier: defineStaffCall({
    ...decision,
    path: "/claims/file-with-carrier",
    summary: "Notes that the carrier was asked to pay",
  })
    .input(z.object({ number, reference: z.string().trim().min(1).max(100) }))
    .output(moved),

  carrierAnswered: defineStaffCall({
    ...decision,
    path: "/claims/carrier-answered",
    summary: "Notes what the carrier answered",
  })
    .input(z.object({ number, note: z.string().trim().min(1).max(500) }))
    .output(moved),

  approve: defineStaffCall({
    ...decision,
    path: "/claims/approve",
    summary: "Grants an amount, at most what is left; it is refunded once",
  })
    .input(z.object({ number, amount: enteredAmount, destination: z.enum(["provider", "balance"]).optional() }))
    .output(moved),

  reject: defineStaffCall({
    ...decision,
    path: "/claims/reject",
    summary: "Rejects a claim with a reason",
  })
    .input(z.object({ number, reason: z.string().trim().min(3).max(1_000) }))
    .output(moved),
};
