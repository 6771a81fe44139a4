import { z } from "zod";
import { defineCall } from "#contracts/define-call.ts";
import { done, fieldText } from "#contracts/fields.ts";
import { amount } from "#contracts/money.ts";
import { COMPANY_ROLES } from "#domain/people/companies/company-access.ts";
import { COMPANY_STATES } from "#domain/people/companies/company-machine.ts";

const area = "pro";

const company = z.object({
  number: z.string().meta({ description: "as people say it: PR12" }),
  state: z.enum(COMPANY_STATES),
  name: z.string(),
  code: z.string(),
  vat_number: z.string().nullable(),
  eori: z.string().nullable(),
  street: z.string(),
  city: z.string(),
  postal_code: z.string(),
  country_code: z.string(),
  question: z.string().meta({ description: "what we asked last; empty when nothing" }),
  answer: z.string(),
  reason: z.string().meta({ description: "why it is suspended; empty when it is not" }),
  role: z.enum(COMPANY_ROLES).meta({ description: "the caller's" }),
  may_act: z.boolean().meta({ description: "whether the caller may do something with its parcels and requests now" }),
  monthly_limit: amount.nullable().meta({ description: "what the caller may spend in a month without asking" }),
});
export type CompanyView = z.infer<typeof company>;

const offer = z.object({
  free_storage_days: z.int(),
  private_free_storage_days: z.int(),
  countries: z.array(z.string()).meta({ description: "ISO codes" }),
});
export type CompanyOffer = z.infer<typeof offer>;

export const companies = {
  get: defineCall({
    method: "POST",
    path: "/pro/get",
    needs: "pro",
    access: "signed-in",
    effect: "read",
    area,
    refusals: ["not_found"],
    summary: "The company whose member the caller is, or the application for it",
  }).output(z.object({ company: company.nullable() })),

  offer: defineCall({
    method: "POST",
    path: "/pro/offer",
    needs: "pro",
    access: "public",
    effect: "read",
    area,
    refusals: ["not_found"],
    summary: "What a company has that a private customer has not, and where it can be",
  }).output(offer),

  apply: defineCall({
    method: "POST",
    path: "/pro/apply",
    needs: "pro",
    access: "signed-in",
    effect: "write",
    area,
    idempotent: true,
    refusals: ["not_found", "invalid_input", "conflict"],
    summary: "Asks for a company's account, whose first owner the caller is",
  })
    .input(
      z.object({
        name: fieldText,
        code: fieldText,
        vat_number: fieldText.meta({ description: "empty where the company has none" }),
        eori: fieldText,
        street: fieldText,
        city: fieldText,
        postal_code: fieldText,
        country_code: fieldText,
        accepts_terms: z.boolean(),
      }),
    )
    .output(done),

  answer: defineCall({
    method: "POST",
    path: "/pro/answer",
    needs: "pro",
    access: "signed-in",
    effect: "write",
    area,
    idempotent: true,
    refusals: ["not_found", "invalid_input", "conflict"],
    summary: "Answers what staff asked about an application",
  })
    .input(z.object({ answer: z.string().max(5_000) }))
    .output(done),
};
