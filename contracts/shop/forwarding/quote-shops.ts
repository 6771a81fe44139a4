import { z } from "zod";
import { defineCall } from "#contracts/define-call.ts";
import { readerFields } from "#contracts/fields.ts";

/** A shop that we buy from often. */
export const shop = z.object({
  host: z.string(),
  name: z.string(),
  country_code: z.string(),
  kind: z.string(),
  min_days: z.int(),
  max_days: z.int(),
});
export type QuoteShop = z.infer<typeof shop>;

export const listQuoteShops = defineCall({
  method: "POST",
  path: "/quotes/shops",
  needs: "quotes",
  access: "public",
  effect: "read",
  area: "quotes",
  summary: "Shops that we buy from, by name, kind or country",
  refusals: ["not_found", "too_many_requests"],
})
  .input(z.object({ query: z.string().max(100).default(""), ...readerFields }))
  .output(z.object({ items: z.array(shop), known: z.int() }));
