import { z } from "zod";
import { CALL_POLICIES } from "../../domain/limits/calls.ts";
import { LANGUAGES } from "../../domain/storefronts/storefront.ts";
import { defineCall } from "../define-call.ts";

export const utm = defineCall({
  method: "POST",
  path: "/utm",
  access: "public",
  area: "marketing",
  ...CALL_POLICIES.utm,
  summary: "Notes which campaign brought this visit",
})
  .input(z.record(z.string().max(300), z.unknown()))
  .output(z.object({ status: z.literal(true), kept: z.number().int() }));

export const subscribeNewsletter = defineCall({
  method: "POST",
  path: "/newsletter/subscribe",
  access: "public",
  area: "marketing",
  summary: "Asks for the newsletter; the address counts only once its owner has confirmed it",
})
  .input(z.object({ email: z.email().max(254), locale: z.enum(LANGUAGES) }))
  .output(z.object({ status: z.literal(true) }));
