import { z } from "zod";
import { CALL_POLICIES } from "../../domain/limits/calls.ts";
import { LANGUAGES } from "../../domain/storefronts/storefront.ts";
import { defineCall } from "../define-call.ts";

export const utm = defineCall({
  method: "POST",
  path: "/utm",
  access: "public",
  effect: "write",
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
  effect: "write",
  area: "marketing",
  refusals: ["invalid_input", "too_many_requests"],
  summary: "Asks for the newsletter; the address counts only once its owner has confirmed it",
})
  .input(z.object({ email: z.email().max(254), locale: z.enum(LANGUAGES) }))
  .output(z.object({ status: z.literal(true) }));

const LINK_TOKEN = z.object({ token: z.string().min(1).max(100) });

export const confirmNewsletter = defineCall({
  method: "POST",
  path: "/newsletter/confirm",
  access: "public",
  effect: "write",
  area: "marketing",
  refusals: ["not_found"],
  summary: "Confirms a subscription with the token of the mail's link",
})
  .input(LINK_TOKEN)
  .output(z.object({ status: z.literal(true) }));

export const unsubscribeNewsletter = defineCall({
  method: "POST",
  path: "/newsletter/unsubscribe",
  access: "public",
  effect: "write",
  area: "marketing",
  refusals: ["not_found"],
  summary: "Ends all marketing mail to the address that the link was sent to",
})
  .input(LINK_TOKEN)
  .output(z.object({ status: z.literal(true) }));
