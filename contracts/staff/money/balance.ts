import { z } from "zod";
import { amount, enteredAmount } from "#contracts/money.ts";
import { defineStaffCall, stepUpDecision } from "#contracts/staff/define-staff-call.ts";

export const balance = {
  adjust: defineStaffCall({
    ...stepUpDecision("balance", "ledger.adjust"),
    path: "/balance/adjust",
    approval: "adjustment",
    refusals: ["invalid_input"],
    summary: "Tops a customer's balance up by hand, or deducts from it; it stands in the balance history",
  })
    .input(
      z.object({
        customer_id: z.int().min(1).max(2_147_483_647),
        storefront: z.string().max(20),
        currency: z.string().length(3),
        amount: enteredAmount.meta({ description: "what is added; what is below zero is deducted" }),
        reason: z.string().min(3).max(500).meta({ description: "kept with the entry of the ledger" }),
      }),
    )
    .output(z.object({ status: z.literal(true), balance: amount.meta({ description: "what there is now" }) })),
};
