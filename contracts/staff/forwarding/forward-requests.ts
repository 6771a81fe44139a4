import { z } from "zod";
import { amountRange, anyOf, ids, listInput, listOutput, searchIn, timeRange } from "#contracts/listing.ts";
import { amount, enteredAmount } from "#contracts/money.ts";
import { defineStaffCall, movedTo } from "#contracts/staff/define-staff-call.ts";
import { CUSTOMS_OUTCOMES } from "#domain/forwarding/forward-requests/customs-settlement.ts";
import { REQUEST_EVENTS, REQUEST_STATES } from "#domain/forwarding/forward-requests/request-states.ts";
import { PARCEL_SERVICES } from "#domain/forwarding/parcels/parcel-services.ts";
import type { Permission } from "#domain/people/access/permissions.ts";

const area = "forwarding";
const number = z.string().max(20).meta({ description: "as people say it: FR12" });
const note = z.string().max(500).optional();
const moved = movedTo(REQUEST_STATES);
const box = z.object({
  weight_grams: z.int().min(10).max(70_000),
  length_mm: z.int().min(10).max(2_000),
  width_mm: z.int().min(10).max(2_000),
  height_mm: z.int().min(10).max(2_000),
});

const write = (path: string, permission: Permission, summary: string) =>
  defineStaffCall({
    method: "POST",
    path: `/forwarding/${path}`,
    permission,
    effect: "write",
    area,
    summary,
    refusals: ["not_found", "conflict", "invalid_input"],
  });

const requestQueueInput = listInput({
  filters: {
    state: anyOf(z.enum(REQUEST_STATES)),
    created_at: timeRange,
    due: amountRange,
    search: searchIn("a number"),
    ids,
  },
  sorts: ["created_at", "-created_at"],
});
export type RequestQueue = z.infer<typeof requestQueueInput>;

export const forwarding = {
  list: defineStaffCall({
    method: "POST",
    path: "/forwarding/list",
    permission: "forwarding.read",
    effect: "read",
    area,
    summary: "Forward requests with what can be done with each",
  })
    .input(requestQueueInput)
    .output(
      listOutput(
        z.object({
          number: z.string(),
          storefront: z.string(),
          warehouse_id: z.int(),
          state: z.enum(REQUEST_STATES),
          shipping_method: z.enum(["air", "sea"]).nullable(),
          parcels: z.array(
            z.object({
              number: z.string(),
              shelf: z.string(),
              services: z.array(z.enum(PARCEL_SERVICES)).meta({ description: "asked for, not done" }),
            }),
          ),
          packing: z.object({ join: z.boolean(), wrap: z.boolean(), unbox: z.boolean(), insure: z.boolean() }),
          deliver_to: z
            .array(z.string())
            .meta({ description: "courier, pickup point or street, name and phone, a line each" }),
          due: z.object({ amount, currency: z.string() }).nullable(),
          created_at: z.iso.datetime(),
          paid_at: z.iso.datetime().nullable(),
          has_papers: z.boolean().meta({ description: "whether it is paid and packed" }),
          next_events: z.array(z.enum(REQUEST_EVENTS)),
        }),
      ),
    ),

  getCustomsInvoice: defineStaffCall({
    method: "POST",
    path: "/forwarding/get-customs-invoice",
    permission: "forwarding.read",
    effect: "read",
    area,
    refusals: ["not_found"],
    summary: "What customs read of a paid request, a PDF in base64; null before it is paid and packed",
  })
    .input(z.object({ number }))
    .output(z.object({ pdf: z.base64().nullable() })),

  start: write("start", "warehouse.work", "Begins to pack a paid request")
    .input(z.object({ number, note }))
    .output(moved),

  measure: write(
    "measure",
    "warehouse.work",
    "Records the packed boxes; what they cost less than was agreed is refunded automatically",
  )
    .input(z.object({ number, boxes: z.array(box).min(1).max(20), note }))
    .output(moved.extend({ returned: amount.meta({ description: "what is refunded to the customer" }) })),

  label: write("label", "warehouse.work", "Marks the packed boxes as labelled")
    .input(z.object({ number, tracking_number: z.string().max(60).optional(), note }))
    .output(moved),

  dispatch: write("dispatch", "warehouse.work", "Hands the boxes over to the carrier")
    .input(z.object({ number, note }))
    .output(moved),

  hold: write("hold", "forwarding.write", "Stops a request that is not dispatched yet")
    .input(z.object({ number, note: z.string().min(3).max(500) }))
    .output(moved),

  release: write("release", "forwarding.write", "Lets a held request go on where it was")
    .input(z.object({ number, note }))
    .output(moved),

  askDocuments: write("ask-documents", "forwarding.write", "Asks the customer for what customs want")
    .input(z.object({ number, note: z.string().min(3).max(500) }))
    .output(moved),

  settleCustoms: write(
    "settle-customs",
    "forwarding.write",
    "Records what customs took, once: less is refunded automatically, much more is asked for by an invoice, else we bear it",
  )
    .input(
      z.object({
        number,
        duty: enteredAmount.meta({ description: "in the currency of the request, in 1/10 000 of its unit" }),
        import_vat: enteredAmount,
        note,
      }),
    )
    .output(
      moved.extend({
        outcome: z.enum(CUSTOMS_OUTCOMES),
        difference: amount.meta({ description: "what is refunded, is asked for, or is borne" }),
        invoice: z.string().nullable().meta({ description: "the number of the invoice" }),
      }),
    ),

  return: write("return", "forwarding.write", "The boxes came back to the warehouse")
    .input(z.object({ number, note }))
    .output(moved),

  lose: write("lose", "warehouse.supervise", "The carrier has lost the boxes")
    .input(z.object({ number, note: z.string().min(3).max(500) }))
    .output(moved),
};
