import { z } from "zod";
import { defineCall } from "#contracts/define-call.ts";
import { id } from "#contracts/fields.ts";
import { hs6, restriction } from "./landed-cost.ts";

const area = "customs";
const MOST_CODES = 50;

export const customs = {
  searchCodes: defineCall({
    method: "POST",
    path: "/customs/search-codes",
    access: "public",
    effect: "read",
    refusals: ["too_many_requests"],
    area,
    summary: "Tariff codes by digits or by words in the reader's language, with what restricts them",
  })
    .input(
      z.object({
        query: z.string().max(100).default(""),
        language_id: id,
        country_id: id
          .optional()
          .meta({ description: "where the goods go to; the storefront's country where left out" }),
        limit: z.int().min(1).max(MOST_CODES).default(10),
      }),
    )
    .output(
      z.object({
        items: z.array(z.object({ hs6: z.string(), name: z.string(), restrictions: z.array(restriction) })),
        total: z.int().meta({ description: "how many match" }),
        known: z.int().meta({ description: "how many there are" }),
      }),
    ),

  restrictions: defineCall({
    method: "POST",
    path: "/customs/restrictions",
    access: "public",
    effect: "read",
    refusals: ["too_many_requests"],
    area,
    summary: "What forbids or limits goods of these codes on their way to a country",
  })
    .input(z.object({ codes: z.array(hs6).min(1).max(MOST_CODES), country_id: id }))
    .output(z.object({ items: z.array(restriction) })),
};
