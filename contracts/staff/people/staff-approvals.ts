import { z } from "zod";
import { amountRange, anyOf, ids, listInput, listOutput, searchIn, timeRange } from "#contracts/listing.ts";
import { amount } from "#contracts/money.ts";
import { defineStaffCall, movedTo, stepUpDecision } from "#contracts/staff/define-staff-call.ts";
import { timeline } from "#contracts/staff/timeline.ts";
import { APPROVAL_KINDS } from "#domain/people/staff-approvals/limits.ts";
import { STAFF_APPROVAL_EVENTS, STAFF_APPROVAL_STATES } from "#domain/people/staff-approvals/staff-approval-machine.ts";

const area = "staff approvals";
const number = z.string().max(20).meta({ description: "as people say it: SA12" });
const moved = movedTo(STAFF_APPROVAL_STATES);

const staffApprovalsInput = listInput({
  filters: {
    state: anyOf(z.enum(STAFF_APPROVAL_STATES)),
    kind: anyOf(z.enum(APPROVAL_KINDS)),
    storefront: anyOf(z.string().max(20)),
    created_at: timeRange,
    amount: amountRange,
    search: searchIn("a number, or a part of the subject"),
    ids,
  },
  sorts: ["-created_at", "created_at"],
});
export type StaffApprovalsRequest = z.infer<typeof staffApprovalsInput>;

const staffApproval = z.object({
  number,
  kind: z.enum(APPROVAL_KINDS),
  call: z.string().meta({ description: "the call that was asked for: balance.adjust" }),
  subject: z.string().meta({ description: "as the audit names it: customer:7" }),
  storefront: z.string().nullable(),
  amount: amount.meta({ description: "below zero where it is taken away" }),
  currency: z.string(),
  reason: z.string(),
  state: z.enum(STAFF_APPROVAL_STATES),
  requested_by: z.string(),
  is_own: z.boolean().meta({ description: "whether the member made it, and so cannot decide about it" }),
  decided_by: z.string().nullable(),
  note: z.string().nullable().meta({ description: "why it was rejected" }),
  created_at: z.iso.datetime(),
  expires_at: z.iso.datetime(),
  next_events: z.array(z.enum(STAFF_APPROVAL_EVENTS)).meta({ description: "what the member can do about it now" }),
});
export type StaffApprovalView = z.infer<typeof staffApproval>;

const person = z.object({ name: z.string(), email: z.string().meta({ description: "masked" }) });

const wholeApproval = staffApproval.extend({
  input: z.record(z.string(), z.unknown()),
  customer: person.nullable().meta({ description: "whose balance is changed; null once they are erased" }),
  timeline,
});
export type WholeStaffApproval = z.infer<typeof wholeApproval>;

const reading = { method: "POST", permission: "approvals.read", effect: "read", area } as const;

const decision = stepUpDecision(area, "approvals.write");

export const staffApprovals = {
  list: defineStaffCall({
    ...reading,
    path: "/staff-approvals/list",
    summary: "The calls of members that are above their limits and wait for another member, or did",
  })
    .input(staffApprovalsInput)
    .output(listOutput(staffApproval)),

  get: defineStaffCall({
    ...reading,
    path: "/staff-approvals/get",
    summary: "One of them, with the input of the call that was asked for, and all that has happened to it",
  })
    .input(z.object({ number }))
    .output(wholeApproval),

  approve: defineStaffCall({
    ...decision,
    path: "/staff-approvals/approve",
    refusals: ["own_request", "invalid_input"],
    summary:
      "Makes the call that another member asked for, at once; needs its permission and a limit not below its amount",
  })
    .input(z.object({ number }))
    .output(moved),

  reject: defineStaffCall({
    ...decision,
    path: "/staff-approvals/reject",
    refusals: ["own_request"],
    summary: "Ends the request of another member without its call; the member reads the reason",
  })
    .input(z.object({ number, reason: z.string().trim().min(3).max(500) }))
    .output(moved),

  withdraw: defineStaffCall({
    method: "POST",
    path: "/staff-approvals/withdraw",
    permission: "approvals.write",
    effect: "write",
    area,
    summary: "Ends the member's own request",
  })
    .input(z.object({ number }))
    .output(moved),
};
