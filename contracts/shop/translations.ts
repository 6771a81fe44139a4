import { z } from "zod";
import { CALL_POLICIES } from "../../domain/limits/calls.ts";
import { LANGUAGES } from "../../domain/storefronts/storefront.ts";
import { defineCall } from "../define-call.ts";

export const translationMessages = defineCall({
  method: "GET",
  path: "/translations/translationMessages",
  access: "public",
  effect: "read",
  area: "translations",
  caching: "per-host",
  ...CALL_POLICIES.translationsInBrowser,
  summary: "Interface messages: language → translation → key → text",
})
  .input(z.object({ locale: z.enum(LANGUAGES).optional(), v: z.string().max(64).optional() }))
  .output(
    z.object({
      resources: z.record(z.string(), z.object({ translation: z.record(z.string(), z.string()) })),
    }),
  );

export const canViewTranslations = defineCall({
  method: "GET",
  path: "/auth/permissions/can-view-translations",
  access: "public",
  effect: "read",
  area: "translations",
  summary: "Whether this visitor may look at translation keys in place of texts",
}).output(z.boolean());
