import { z } from "zod";
import { anyOf, ids, listInput, listOutput, searchIn, timeRange } from "#contracts/listing.ts";
import { defineStaffCall, movedTo } from "#contracts/staff/define-staff-call.ts";
import { COMPANY_EVENTS, COMPANY_STATES } from "#domain/people/companies/company-machine.ts";

const area = "pro";
const number = z.string().max(20).meta({ description: "as people say it: PR12" });
const moved = movedTo(COMPANY_STATES);
const reason = z.string().min(3).max(500);

const queueInput = listInput({
  filters: {
    state: anyOf(z.enum(COMPANY_STATES)),
    created_at: timeRange,
    search: searchIn("a number, a name, a code or a VAT number"),
    ids,
  },
  sorts: ["created_at", "-created_at"],
});
export type CompaniesRequest = z.infer<typeof queueInput>;

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
    .output(
      listOutput(
        z.object({
          number,
          storefront: z.string(),
          state: z.enum(COMPANY_STATES),
          name: z.string(),
          code: z.string(),
          vat_number: z.string().nullable(),
          eori: z.string().nullable(),
          address: z.string(),
          owner: z.string().nullable().meta({ description: "the e-mail address of the first owner" }),
          question: z.string(),
          answer: z.string(),
          reason: z.string(),
          members: z.int(),
          created_at: z.iso.datetime(),
          next_events: z.array(z.enum(COMPANY_EVENTS)).meta({ description: "what staff can do with it now" }),
        }),
      ),
    ),

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
