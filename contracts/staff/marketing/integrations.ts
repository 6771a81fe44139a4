import { z } from "zod";
import { anyOf, listInput, listOutput } from "#contracts/listing.ts";
import { defineStaffCall, stepUpDecision } from "#contracts/staff/define-staff-call.ts";
import { SERVER_VENDOR_NAMES } from "#domain/marketing/integrations/server-vendor.ts";

const area = "integrations";
const name = {
  storefront: z.string().max(20),
  vendor: z
    .enum(SERVER_VENDOR_NAMES)
    .meta({ description: "ga4 is the Measurement Protocol, meta the Conversions API" }),
};

const integrationsInput = listInput({
  filters: { storefront: anyOf(z.string().max(20)) },
  sorts: ["-changed_at", "changed_at"],
});
export type IntegrationsRequest = z.infer<typeof integrationsInput>;

export const integrations = {
  list: defineStaffCall({
    method: "POST",
    path: "/integrations/list",
    permission: "keys.read",
    effect: "read",
    area,
    summary: "The vendors that hear of orders from the server. Their secrets can be set and never be read",
  })
    .input(integrationsInput)
    .output(
      listOutput(
        z.object({
          ...name,
          account: z.string(),
          changed_at: z.iso.datetime(),
          next_events: z.array(z.enum(["set", "remove"])),
        }),
      ),
    ),

  set: defineStaffCall({
    ...stepUpDecision(area, "keys.write"),
    path: "/integrations/set",
    refusals: ["invalid_input"],
    summary: "Sets the account and the secret by which a storefront's orders are reported to a vendor",
  })
    .input(
      z.object({
        ...name,
        account: z.string().min(1).max(50).meta({ description: "a measurement id, G-…, or the number of a dataset" }),
        secret: z.string().min(1).max(1_000).meta({ description: "stored encrypted, and never shown again" }),
      }),
    )
    .output(z.object({ status: z.literal(true) })),

  remove: defineStaffCall({
    ...stepUpDecision(area, "keys.write"),
    path: "/integrations/remove",
    summary: "Deletes an account with its secret: the vendor hears of no further order",
  })
    .input(z.object(name))
    .output(z.object({ status: z.literal(true) })),
};
