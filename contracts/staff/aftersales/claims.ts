import { z } from "zod";
import { anyOf, ids, listInput, listOutput, searchIn, timeRange } from "#contracts/listing.ts";
import { amount, enteredAmount } from "#contracts/money.ts";
import { defineStaffCall, movedTo, stepUpDecision } from "#contracts/staff/define-staff-call.ts";
import { CLAIM_EVENTS, CLAIM_STATES } from "#domain/aftersales/claims/claim-machine.ts";
import { CLAIM_KINDS } from "#domain/aftersales/claims/claim-rules.ts";

const area = "claims";
const number = z.string().max(20).meta({ description: "as people say it: CL12" });
const moved = movedTo(CLAIM_STATES);

const claimsInput = listInput({
  filters: {
    state: anyOf(z.enum(CLAIM_STATES)),
    storefront: anyOf(z.string().max(20)),
    created_at: timeRange,
    search: searchIn("a number or an email address"),
    ids,
  },
  sorts: ["created_at", "-created_at"],
});
export type ClaimsRequest = z.infer<typeof claimsInput>;

const decision = stepUpDecision(area, "claims.decide");

export const claims = {
  list: defineStaffCall({
    method: "POST",
    path: "/claims/list",
    permission: "claims.read",
    effect: "read",
    area,
    summary: "Claims, the oldest first, with what was written and shown",
  })
    .input(claimsInput)
    .output(
      listOutput(
        z.object({
          number,
          storefront: z.string(),
          about: z.string(),
          kind: z.enum(CLAIM_KINDS),
          email: z.string(),
          text: z.string(),
          files: z.array(z.string()).meta({ description: "paths on the staff origin" }),
          currency: z.string(),
          cap: amount,
          left: amount.meta({ description: "what can still be granted" }),
          wants: z.enum(["provider", "balance"]),
          amount: amount.nullable(),
          state: z.enum(CLAIM_STATES),
          created_at: z.iso.datetime(),
          next_events: z.array(z.enum(CLAIM_EVENTS)).meta({ description: "what staff can do with it now" }),
        }),
      ),
    ),

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
