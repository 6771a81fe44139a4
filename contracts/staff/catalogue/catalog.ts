import { z } from "zod";
import { id } from "#contracts/fields.ts";
import { amount, enteredAmount } from "#contracts/money.ts";
import { defineStaffCall } from "#contracts/staff/define-staff-call.ts";

export const catalog = {
  setPrice: defineStaffCall({
    method: "POST",
    path: "/catalog/set-price",
    permission: "catalogue.write",
    effect: "write",
    area: "catalog",
    refusals: ["invalid_input"],
    summary: "Puts a price into force; what the law wants shown beside it follows from the price's history",
  })
    .input(
      z.object({
        storefront: z.string().max(20),
        variantId: id,
        currency: z.string().length(3),
        amount: enteredAmount.refine((value) => value > 0 && value % 100 === 0),
        regularAmount: enteredAmount.nullable().default(null),
        isReduction: z.boolean(),
      }),
    )
    .output(z.object({ prior_amount: amount.nullable() })),
};
