import { z } from "zod";
import { defineCall } from "#contracts/define-call.ts";
import { LANGUAGES } from "#domain/operations/storefronts/storefront.ts";
import { CALL_POLICIES } from "#domain/shared/limits/calls.ts";

export const localeCalls = {
  languages: defineCall({
    method: "GET",
    path: "/config/languages",
    access: "public",
    effect: "read",
    area: "storefronts",
    caching: "per-host",
    summary: "The languages of this storefront, the default one first",
  }).output(
    z.object({
      languages: z.array(z.object({ id: z.number().int(), iso_code: z.enum(LANGUAGES), local_title: z.string() })),
    }),
  ),

  changeLocale: defineCall({
    method: "POST",
    path: "/locale/change",
    access: "public",
    effect: "write",
    area: "storefronts",
    ...CALL_POLICIES.localeChange,
    refusals: ["invalid_input"],
    summary: "Remembers the language that the visitor reads",
  })
    .input(z.object({ newLocale: z.enum(LANGUAGES) }))
    .output(z.object({ status: z.literal(true), locale: z.enum(LANGUAGES) })),
};
