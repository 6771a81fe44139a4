import { z } from "zod";
import { defineCall } from "#contracts/define-call.ts";
import { CONSENT_SOURCES } from "#domain/marketing/marketing/consent.ts";
import { VENDOR_NAMES } from "#domain/marketing/vendors/vendor.ts";
import { LANGUAGES } from "#domain/operations/storefronts/storefront.ts";
import { CALL_POLICIES } from "#domain/shared/limits/calls.ts";

const choices = z.object({ statistics: z.boolean(), marketing: z.boolean() });

export const recordConsent = defineCall({
  method: "POST",
  path: "/consent/record",
  access: "public",
  effect: "write",
  area: "marketing",
  refusals: ["too_many_requests"],
  ...CALL_POLICIES.utm,
  summary: "Keeps the proof of a cookie choice, and answers what counts",
})
  .input(
    z.object({
      id: z.string().regex(/^[0-9a-f]{32}$/),
      choices,
      vendors: z.array(z.enum(VENDOR_NAMES)).max(VENDOR_NAMES.length).meta({ description: "those that were named" }),
      text_version: z.int32().min(1),
      locale: z.enum(LANGUAGES),
      source: z.enum(CONSENT_SOURCES),
    }),
  )
  .output(z.object({ status: z.literal(true), choices }));
