import { z } from "zod";
import { id } from "#contracts/fields.ts";
import { anyOf, dayRange, ids, listInput, listOutput, searchIn, timeRange } from "#contracts/listing.ts";
import { defineStaffCall } from "#contracts/staff/define-staff-call.ts";
import { PARCEL_SERVICES } from "#domain/forwarding/parcels/parcel-services.ts";
import { HOLD_REASONS, PARCEL_EVENTS, PARCEL_STATES } from "#domain/forwarding/parcels/parcel-states.ts";
import { PHOTO_KINDS } from "#domain/forwarding/parcels/photo-kind.ts";

const area = "parcels";
const number = z.string().max(20).meta({ description: "as people say it: PA12" });
const text = (max: number) => z.string().trim().max(max);
const day = z.iso.date();
const moved = z.object({ status: z.literal(true), number: z.string(), state: z.enum(PARCEL_STATES) });

const queueInput = listInput({
  filters: {
    state: anyOf(z.enum(PARCEL_STATES)),
    warehouse: z.string().max(10),
    received_at: timeRange,
    free_until: dayRange,
    search: searchIn("a number, a suite, a tracking number or a name"),
    ids,
  },
  sorts: ["number", "-number", "storage", "received_at", "-received_at"],
});
export type ParcelQueueRequest = z.infer<typeof queueInput>;

const work = {
  method: "POST",
  permission: "warehouse.work",
  effect: "write",
  area,
  refusals: ["not_found", "conflict", "invalid_input", "too_many_files"],
} as const;
const supervise = { ...work, permission: "warehouse.supervise" } as const;

const hold = z.object({ reason: z.enum(HOLD_REASONS), note: text(500).default(""), until: day.optional() });
const photos = z
  .array(z.object({ file_id: z.uuid(), kind: z.enum(PHOTO_KINDS) }))
  .max(10)
  .default([]);

export const parcels = {
  list: defineStaffCall({
    method: "POST",
    path: "/parcels/list",
    permission: "warehouse.read",
    effect: "read",
    area,
    summary: "Parcels of the member's warehouses with what can be done with each",
  })
    .input(queueInput)
    .output(
      listOutput(
        z.object({
          number: z.string(),
          state: z.enum(PARCEL_STATES),
          warehouse: z.string(),
          suite: z.string().nullable(),
          addressed_to: z.string(),
          shop: z.string(),
          carrier: z.string(),
          tracking_number: z.string().nullable(),
          shelf: z.string(),
          weight_grams: z.int().nullable(),
          received_at: z.iso.datetime().nullable(),
          free_until: z.iso.date().nullable(),
          hold: z
            .object({
              reason: z.enum(HOLD_REASONS),
              note: z.string(),
              until: z.iso.date().nullable(),
              answer: z.string().meta({ description: "of the customer" }),
            })
            .nullable()
            .meta({ description: "also of what its owner gave up or sends back while it was held" }),
          sending_back: z
            .object({
              address: z.string().meta({ description: "of the shop; empty where the label says it" }),
              rma: z.string(),
              labels: z.array(z.string()).meta({ description: "their addresses" }),
              is_paid: z.boolean().meta({ description: "whether its handling was paid; before that it is not sent" }),
            })
            .nullable(),
          documents: z.array(z.string()).meta({ description: "the addresses of what the customer uploaded" }),
          services: z
            .array(z.object({ id, kind: z.enum(PARCEL_SERVICES) }))
            .meta({ description: "asked for, not done" }),
          /** Suites whose customers look for a box of this tracking number. */
          claimed_by: z.array(z.string()),
          disposals: z.int().meta({ description: "how many members agreed to dispose of it" }),
          next_events: z.array(z.enum(PARCEL_EVENTS)),
        }),
      ),
    ),

  receive: defineStaffCall({
    ...work,
    refusals: [...work.refusals, "already_stored"],
    path: "/parcels/receive",
    summary:
      "Takes in a box: an announced one by its tracking number, another by the suite on its label, else nobody's",
  })
    .input(
      z.object({
        warehouse: z.string().max(10),
        number: number.optional(),
        suite: text(60).default("").meta({ description: "as the label says it" }),
        tracking_number: text(60).default("").meta({ description: "letters and digits; spaces do not count" }),
        another_box: z
          .boolean()
          .default(false)
          .meta({ description: "although a parcel with the same tracking number is stored there" }),
        addressed_to: text(100).default(""),
        carrier: text(60).default(""),
        shop: text(100).default(""),
        shelf: text(20).default(""),
        weight_grams: z.int().min(1).max(70_000),
        length_mm: z.int().min(1).max(2_000),
        width_mm: z.int().min(1).max(2_000),
        height_mm: z.int().min(1).max(2_000),
        hold: hold.optional(),
        photos,
      }),
    )
    .output(moved),

  match: defineStaffCall({
    ...work,
    path: "/parcels/match",
    summary: "Gives an unidentified parcel to a suite",
  })
    .input(z.object({ number, suite: text(60) }))
    .output(moved),

  hold: defineStaffCall({
    ...work,
    path: "/parcels/hold",
    summary: "Keeps a parcel back until the customer has answered",
  })
    .input(z.object({ number, ...hold.shape }))
    .output(moved),

  release: defineStaffCall({ ...work, path: "/parcels/release", summary: "Ends a hold" })
    .input(z.object({ number, note: text(500).optional() }))
    .output(moved),

  serviceDone: defineStaffCall({
    ...work,
    path: "/parcels/service-done",
    refusals: [...work.refusals, "photos_missing"],
    summary:
      "Records that a service was done, with what was found and photographed; more photos only when they are there",
  })
    .input(
      z.object({
        number,
        kind: z.enum(PARCEL_SERVICES),
        result: text(500).default(""),
        photos,
        weight_grams: z.int().min(1).max(70_000).optional(),
      }),
    )
    .output(moved),

  returned: defineStaffCall({
    ...work,
    path: "/parcels/returned",
    refusals: [...work.refusals, "return_unpaid"],
    summary: "Records that a parcel was returned to its shop",
  })
    .input(z.object({ number, tracking_number: text(60).default("") }))
    .output(moved),

  dispose: defineStaffCall({
    ...supervise,
    path: "/parcels/dispose",
    refusals: ["not_found", "conflict", "too_early"],
    summary: "Agrees to dispose of a parcel; it is disposed of when a second member agrees",
  })
    .input(z.object({ number }))
    .output(moved),

  lose: defineStaffCall({
    ...supervise,
    path: "/parcels/lose",
    summary: "Writes a parcel off as lost",
  })
    .input(z.object({ number, note: text(500) }))
    .output(moved),
};
