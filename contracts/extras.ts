import { z } from "zod";

/** The buyer's additions to an order. */
export const extras = z.object({
  company: z
    .object({ name: z.string(), code: z.string(), vat_number: z.string().nullable(), address: z.string() })
    .nullable()
    .meta({ description: "that the invoice is for" }),
  courier_note: z.string().nullable(),
  gift_message: z.string().nullable(),
});
