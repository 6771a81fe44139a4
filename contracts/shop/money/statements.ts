import { z } from "zod";
import { defineCall } from "#contracts/define-call.ts";
import { amount } from "#contracts/money.ts";

const statements = z.object({
  statements: z.array(
    z.object({
      month: z.string().meta({ description: "yyyy-MM" }),
      is_running: z.boolean().meta({ description: "whether the month is not over yet" }),
      sums: z.array(
        z.object({
          currency: z.string(),
          payments: z.int(),
          services: amount,
          duty: amount,
          import_vat: amount,
          given_back: amount,
          total: amount,
        }),
      ),
      pdf_url: z.string(),
      csv_url: z.string(),
    }),
  ),
});
export type CompanyStatements = z.infer<typeof statements>;

export const listStatements = defineCall({
  method: "POST",
  path: "/pro/statements",
  needs: "pro",
  access: "signed-in",
  effect: "read",
  area: "pro",
  refusals: ["not_found"],
  summary: "The monthly statements of the caller's company, for its owners and accountants, the newest first",
}).output(statements);
