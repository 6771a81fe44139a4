import { z } from "zod";
import { COMPANY_ROLES } from "../../domain/companies/company-access.ts";
import { COMPANY_STATES } from "../../domain/companies/company-machine.ts";
import { defineCall } from "../define-call.ts";
import { amount } from "../money.ts";

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
  role: z.enum(COMPANY_ROLES).meta({ description: "the caller's" }),
  may_act: z.boolean().meta({ description: "whether the caller may do something with its parcels and requests now" }),
  monthly_limit: amount.nullable().meta({ description: "what the caller may spend in a month without asking" }),
});
export type CompanyView = z.infer<typeof company>;

export const getCompany = defineCall({
  method: "POST",
  path: "/pro/get",
  access: "signed-in",
  effect: "read",
  area,
  refusals: ["not_found"],
  summary: "The company whose member the caller is, or the application for it",
}).output(z.object({ company: company.nullable() }));
