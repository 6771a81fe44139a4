import { z } from "zod";
import { defineCall } from "#contracts/define-call.ts";
import { done, emailText, fieldText, id, linkToken } from "#contracts/fields.ts";
import { amount } from "#contracts/money.ts";
import { COMPANY_ROLES } from "#domain/people/companies/company-access.ts";

const area = "pro";
const role = z.enum(COMPANY_ROLES);
const monthlyLimit = amount.nullable().meta({ description: "in euros; null: none. Only a buyer has one" });

const team = z.object({
  members: z.array(
    z.object({
      id: z.int(),
      name: z.string(),
      email: z.string(),
      role,
      monthly_limit: amount.nullable(),
      spent: amount.meta({ description: "in this month, in euros" }),
      is_you: z.boolean(),
    }),
  ),
  invitations: z.array(
    z.object({
      id: z.int(),
      email: z.string(),
      role,
      monthly_limit: amount.nullable(),
      expires_at: z.iso.datetime(),
    }),
  ),
  approvals: z.array(
    z.object({
      id: z.int(),
      number: z.string(),
      slug: z.string(),
      amount,
      currency: z.string(),
      asked_by: z.string(),
      asked_at: z.iso.datetime(),
    }),
  ),
  may_change: z.boolean().meta({ description: "whether the caller is an owner" }),
});
export type CompanyTeam = z.infer<typeof team>;

const writing = { method: "POST", access: "signed-in", effect: "write", area, idempotent: true } as const;

const invitation = z.object({ company: z.string(), role, email: z.string(), is_yours: z.boolean() });
export type CompanyInvitation = z.infer<typeof invitation>;

export const companyTeam = {
  team: defineCall({
    method: "POST",
    path: "/pro/team",
    needs: "pro",
    access: "signed-in",
    effect: "read",
    area,
    refusals: ["not_found"],
    summary: "Who works for the caller's company, who is invited, and what waits for an owner",
  }).output(team),

  invite: defineCall({
    ...writing,
    path: "/pro/invite",
    needs: "pro",
    refusals: ["not_found", "invalid_input", "conflict", "too_many_requests"],
    summary: "Mails a link to somebody who is to work for the company; an owner's call",
  })
    .input(z.object({ email: emailText, role: fieldText, monthly_limit: monthlyLimit }))
    .output(done),

  revoke: defineCall({
    ...writing,
    path: "/pro/revoke",
    needs: "pro",
    refusals: ["not_found"],
    summary: "Takes an invitation back; an owner's call",
  })
    .input(z.object({ id }))
    .output(done),

  invitation: defineCall({
    method: "POST",
    path: "/pro/invitation",
    needs: "pro",
    access: "public",
    effect: "read",
    area,
    refusals: ["not_found"],
    summary: "What a mailed link invites to; nothing is accepted by it",
  })
    .input(z.object({ token: linkToken }))
    .output(invitation),

  join: defineCall({
    ...writing,
    path: "/pro/join",
    needs: "pro",
    refusals: ["not_found", "conflict"],
    summary: "Accepts an invitation; only who is signed in with the invited address may",
  })
    .input(z.object({ token: linkToken }))
    .output(done),

  setMember: defineCall({
    ...writing,
    path: "/pro/set-member",
    needs: "pro",
    refusals: ["not_found", "invalid_input", "last_owner"],
    summary: "Gives a member another role or monthly limit; an owner's call",
  })
    .input(z.object({ id, role, monthly_limit: monthlyLimit }))
    .output(done),

  removeMember: defineCall({
    ...writing,
    path: "/pro/remove-member",
    needs: "pro",
    refusals: ["not_found", "last_owner"],
    summary: "Lets a member go, or leaves the company oneself; the last owner cannot",
  })
    .input(z.object({ id }))
    .output(done),

  approve: defineCall({
    ...writing,
    path: "/pro/approve",
    needs: "pro",
    refusals: ["not_found", "conflict"],
    summary: "Agrees to a buyer's payment above the limit, and pays it where the owner's balance is enough",
  })
    .input(z.object({ id }))
    .output(z.object({ status: z.literal(true), is_paid: z.boolean(), slug: z.string() })),

  sendBack: defineCall({
    ...writing,
    path: "/pro/send-back",
    needs: "pro",
    refusals: ["not_found", "conflict"],
    summary: "Does not agree to a buyer's payment; an owner's call",
  })
    .input(z.object({ id }))
    .output(done),
};
