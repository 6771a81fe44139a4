import { z } from "zod";
import { anyOf, ids, listInput, listOutput, searchIn, timeRange } from "#contracts/listing.ts";
import { defineStaffCall } from "#contracts/staff/define-staff-call.ts";
import {
  PHONE_RESERVATION_EVENTS,
  PHONE_RESERVATION_STATES,
} from "#domain/selling/phone-reservations/phone-reservation-machine.ts";

const area = "reservations";
const number = z.string().max(20).meta({ description: "as people say it: RS12" });

const queueInput = listInput({
  filters: {
    state: anyOf(z.enum(PHONE_RESERVATION_STATES)),
    created_at: timeRange,
    search: searchIn("a number or a first name"),
    ids,
  },
  sorts: ["created_at", "-created_at"],
});
export type PhoneReservationsRequest = z.infer<typeof queueInput>;

export const phoneReservations = {
  list: defineStaffCall({
    method: "POST",
    path: "/phone-reservations/list",
    permission: "stock.read",
    effect: "read",
    area,
    summary: "The queues for phones; the first of each can be offered a piece when there is one",
  })
    .input(queueInput)
    .output(
      listOutput(
        z.object({
          number,
          storefront: z.string(),
          sku: z.string(),
          state: z.enum(PHONE_RESERVATION_STATES),
          first_name: z.string().nullable(),
          position: z.int().nullable(),
          available: z.int().meta({ description: "pieces that are promised to nobody" }),
          created_at: z.iso.datetime(),
          expires_at: z.iso.datetime().nullable(),
          next_events: z.array(z.enum(PHONE_RESERVATION_EVENTS)).meta({ description: "what staff can do with it now" }),
        }),
      ),
    ),

  offer: defineStaffCall({
    method: "POST",
    path: "/phone-reservations/offer",
    permission: "stock.write",
    effect: "write",
    area,
    summary: "Holds a piece for the first person in the queue for a day, and writes to them",
  })
    .input(z.object({ number }))
    .output(z.object({ status: z.literal(true), state: z.enum(PHONE_RESERVATION_STATES) })),
};
