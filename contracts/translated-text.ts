import { z } from "zod";
import { LANGUAGES } from "#domain/operations/storefronts/storefront.ts";

export const MOST_KEY_CHARACTERS = 200;

/** A message in every language that has it, with what was changed, where and when. */
export const translatedText = z.object({
  key: z.string(),
  texts: z.array(
    z.object({
      language: z.enum(LANGUAGES),
      source: z.string().meta({ description: "the program's own text" }),
      text: z.string().meta({ description: "as it is shown" }),
      placeholders: z.array(z.string()),
      version: z.int(),
      changed: z.object({ is_everywhere: z.boolean(), at: z.iso.datetime() }).nullable(),
    }),
  ),
  history: z.array(
    z.object({
      language: z.enum(LANGUAGES),
      text: z.string().nullable().meta({ description: "null: back to the program's own" }),
      is_everywhere: z.boolean(),
      by: z.enum(["staff", "translator"]),
      at: z.iso.datetime(),
    }),
  ),
});
