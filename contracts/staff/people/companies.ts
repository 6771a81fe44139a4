import { z } from "zod";
import { anyOf, ids, listInput, listOutput, searchIn, timeRange } from "#contracts/listing.ts";
import { amount } from "#contracts/money.ts";
import { defineStaffCall, movedTo } from "#contracts/staff/define-staff-call.ts";
import { timeline } from "#contracts/staff/timeline.ts";
import { COMPANY_ROLES } from "#domain/people/companies/company-access.ts";
import { COMPANY_EVENTS, COMPANY_STATES } from "#domain/people/companies/company-machine.ts";

const area = "pro";
const number = z.string().max(20).meta({ description: "as people say it: PR12" });
const moved = movedTo(COMPANY_STATES);
const reason = z.string().min(3).max(500);

const queueInput = listInput({
  filters: {
    state: anyOf(z.enum(COMPANY_STATES)),
    storefront: anyOf(z.string().max(20)),
    created_at: timeRange,
    search: searchIn("a number, a name, a code or a VAT number"),
    ids,
  },
  sorts: ["created_at", "-created_at"],
});
export type CompaniesRequest = z.infer<typeof queueInput>;

const row = z.object({
  number,
  storefront: z.string(),
  state: z.enum(COMPANY_STATES),
  name: z.string(),
  code: z.string(),
  vat_number: z.string().nullable(),
  eori: z.string().nullable(),
  address: z.string(),
  owner: z.string().nullable().meta({ description: "the masked e-mail address of the first owner" }),
  question: z.string(),
  answer: z.string(),
  reason: z.string(),
  members: z.int(),
  created_at: z.iso.datetime(),
  next_events: z.array(z.enum(COMPANY_EVENTS)).meta({ description: "what staff can do with it now" }),
});

const colleague = z.object({
  name: z.string(),
  email: z.string().meta({ description: "masked" }),
  role: z.enum(COMPANY_ROLES),
  monthly_limit: amount.nullable(),
  joined_at: z.iso.datetime(),
});

const company = row.extend({
  terms_version: z.string(),
  activated_at: z.iso.datetime().nullable(),
  closed_at: z.iso.datetime().nullable(),
  team: z.array(colleague).meta({ description: "those who have not left, in the order of joining" }),
  same_code: z
    .array(row.pick({ number: true, storefront: true, state: true, reason: true, created_at: true }))
    .meta({ description: "other applications of this company, the newest first" }),
  timeline,
});
export type StaffCompany = z.infer<typeof company>;

const deciding = (path: string, summary: string) =>
  defineStaffCall({
    method: "POST",
    path: `/pro/${path}`,
    permission: "pro.decide",
    effect: "write",
    area,
    summary,
  });

export const pro = {
  list: defineStaffCall({
    method: "POST",
    path: "/pro/list",
    permission: "pro.read",
    effect: "read",
    area,
    summary: "Companies and applications, the oldest first",
  })
    .input(queueInput)
    .output(listOutput(row)),

  get: defineStaffCall({
    method: "POST",
    path: "/pro/get",
    permission: "pro.read",
    effect: "read",
    area,
    summary: "One company or application, with its team and all that has happened to it",
  })
    .input(z.object({ number }))
    .output(company),

  ask: deciding("ask", "Asks the applicant something; the application waits for the answer")
    .input(z.object({ number, question: z.string().min(3).max(1_000) }))
    .output(moved),

  activate: deciding("activate", "Opens the account; the applicant's suite is the company's")
    .input(z.object({ number }))
    .output(moved),

  refuse: deciding("refuse", "Refuses an application").input(z.object({ number, reason })).output(moved),

  suspend: deciding("suspend", "Lets nobody act for a company until it is restored")
    .input(z.object({ number, reason }))
    .output(moved),

  restore: deciding("restore", "Ends a suspension").input(z.object({ number })).output(moved),

  close: deciding("close", "Ends a company's account").input(z.object({ number, reason })).output(moved),
};
