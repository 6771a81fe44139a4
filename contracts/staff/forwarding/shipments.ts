import { z } from "zod";
import { anyOf, listInput, listOutput, searchIn, timeRange } from "#contracts/listing.ts";
import { defineStaffCall } from "#contracts/staff/define-staff-call.ts";
import { TRACKED_CARRIERS } from "#domain/forwarding/shipments/tracked-carriers.ts";
import { TRACKING_CODES } from "#domain/forwarding/shipments/tracking-codes.ts";

const area = "shipments";

const silentInput = listInput({ filters: {}, sorts: ["created_at", "-created_at"] });
export type SilentShipmentsRequest = z.infer<typeof silentInput>;

const parkedInput = listInput({
  filters: {
    carrier: anyOf(z.enum(TRACKED_CARRIERS)),
    reason: anyOf(z.enum(["unknown_number", "unknown_code"])),
    received_at: timeRange,
    search: searchIn("a tracking number"),
  },
  sorts: ["-received_at", "received_at"],
});
export type ParkedReportsRequest = z.infer<typeof parkedInput>;

const number = z.string().max(20).meta({ description: "of what is sent: OR12" });

export const shipments = {
  record: defineStaffCall({
    method: "POST",
    path: "/shipments/record",
    permission: "warehouse.work",
    effect: "write",
    area,
    summary: "Records what happened to a parcel; what belongs to it follows within a minute. Needs an Idempotency-Key",
  })
    .input(
      z.object({
        shipment: z.int().min(1).max(2_147_483_647),
        code: z.enum(TRACKING_CODES),
        location: z.string().max(100).optional(),
      }),
    )
    .output(z.object({ status: z.literal(true) })),

  label: defineStaffCall({
    method: "POST",
    path: "/shipments/label",
    permission: "warehouse.work",
    effect: "write",
    area,
    refusals: ["conflict"],
    summary: "Orders a parcel at a carrier, once; its number and label are there soon after. Needs an Idempotency-Key",
  })
    .input(z.object({ number, carrier: z.enum(TRACKED_CARRIERS) }))
    .output(z.object({ status: z.literal(true) })),

  getLabel: defineStaffCall({
    method: "POST",
    path: "/shipments/get-label",
    permission: "warehouse.read",
    effect: "read",
    area,
    summary: "The label of a parcel, a PDF in base64; null until the carrier has made it",
  })
    .input(z.object({ number }))
    .output(z.object({ tracking_number: z.string().nullable(), pdf: z.base64().nullable() })),
};

export const silentShipments = {
  list: defineStaffCall({
    method: "POST",
    path: "/silent-shipments/list",
    permission: "warehouse.read",
    effect: "read",
    area,
    summary: "Parcels on their way of which nothing has been heard for five days",
  })
    .input(silentInput)
    .output(
      listOutput(
        z.object({
          shipment: z.int(),
          number: z.string().meta({ description: "of what it belongs to: OR12" }),
          storefront: z.string(),
          carrier: z.enum(TRACKED_CARRIERS).nullable(),
          tracking_number: z.string().nullable(),
          status: z.enum(TRACKING_CODES).nullable(),
          last_event_at: z.iso.datetime().nullable(),
          next_events: z.array(z.literal("record")),
        }),
      ),
    ),
};

export const parkedReports = {
  list: defineStaffCall({
    method: "POST",
    path: "/parked-reports/list",
    permission: "warehouse.read",
    effect: "read",
    area,
    summary: "What carriers reported of a number or with a code that nobody knows; for members of all storefronts",
  })
    .input(parkedInput)
    .output(
      listOutput(
        z.object({
          id: z.int(),
          carrier: z.enum(TRACKED_CARRIERS),
          tracking_number: z.string(),
          carrier_code: z.string(),
          reason: z.enum(["unknown_number", "unknown_code"]),
          location: z.string().nullable(),
          happened_at: z.iso.datetime(),
          received_at: z.iso.datetime(),
        }),
      ),
    ),
};
