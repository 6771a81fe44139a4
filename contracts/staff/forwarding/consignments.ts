import { z } from "zod";
import { moment } from "#contracts/fields.ts";
import { anyOf, ids, listInput, listOutput, searchIn, timeRange } from "#contracts/listing.ts";
import { defineStaffCall } from "#contracts/staff/define-staff-call.ts";
import {
  CONSIGNMENT_CODES,
  CONSIGNMENT_EVENTS,
  CONSIGNMENT_STATES,
  MOST_ADDED,
} from "#domain/forwarding/forward-requests/consignment-machine.ts";

const area = "consignments";
const number = z.string().max(20).meta({ description: "as people say it: CO12" });
const requests = z
  .array(z.string().max(20))
  .min(1)
  .max(MOST_ADDED)
  .meta({ description: "forward requests on their way, as people say them: FR12" });
const moved = z.object({ status: z.literal(true), number: z.string(), state: z.enum(CONSIGNMENT_STATES) });
const write = {
  method: "POST",
  permission: "warehouse.work",
  effect: "write",
  area,
  refusals: ["not_found", "conflict", "invalid_input"],
} as const;

const consignmentListInput = listInput({
  filters: {
    state: anyOf(z.enum(CONSIGNMENT_STATES)),
    created_at: timeRange,
    search: searchIn("a number or a reference"),
    ids,
  },
  sorts: ["-created_at", "created_at"],
});
export type ConsignmentListRequest = z.infer<typeof consignmentListInput>;

export const consignments = {
  list: defineStaffCall({
    method: "POST",
    path: "/consignments/list",
    permission: "warehouse.read",
    effect: "read",
    area,
    summary: "Flights and vessels with what can be done with each",
  })
    .input(consignmentListInput)
    .output(
      listOutput(
        z.object({
          number: z.string(),
          warehouse: z.string(),
          shipping_method: z.enum(["air", "sea"]),
          reference: z.string().meta({ description: "of the airway bill or the bill of lading" }),
          state: z.enum(CONSIGNMENT_STATES),
          requests: z.int().meta({ description: "how many it carries" }),
          created_at: z.iso.datetime(),
          next_events: z.array(z.enum(CONSIGNMENT_EVENTS)),
        }),
      ),
    ),

  create: defineStaffCall({
    ...write,
    path: "/consignments/create",
    summary: "Writes down a flight or vessel with the first requests that it carries",
  })
    .input(
      z.object({
        warehouse: z.string().max(10),
        shipping_method: z.enum(["air", "sea"]),
        reference: z.string().trim().min(3).max(40),
        requests,
      }),
    )
    .output(moved),

  add: defineStaffCall({
    ...write,
    path: "/consignments/add",
    summary: "Adds requests of the same warehouse and method, each to one consignment at most",
  })
    .input(z.object({ number, requests }))
    .output(moved),

  event: defineStaffCall({
    ...write,
    path: "/consignments/event",
    summary: "Records what happened to a flight or vessel for all that it carries; requests follow within minutes",
  })
    .input(
      z.object({
        number,
        code: z.enum(CONSIGNMENT_CODES),
        location: z.string().trim().max(100).optional(),
        happened_at: moment.optional().meta({ description: "now, unless it is given" }),
      }),
    )
    .output(moved.extend({ reached: z.int().meta({ description: "requests whose status it changed" }) })),

  close: defineStaffCall({
    ...write,
    path: "/consignments/close",
    summary: "Ends a consignment: what it carried goes on one by one",
  })
    .input(z.object({ number }))
    .output(moved),
};
