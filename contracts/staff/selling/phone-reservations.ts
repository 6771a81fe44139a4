import { z } from "zod";
import { anyOf, ids, listInput, listOutput, searchIn, timeRange } from "#contracts/listing.ts";
import { defineStaffCall } from "#contracts/staff/define-staff-call.ts";
import { timeline } from "#contracts/staff/timeline.ts";
import {
  PHONE_RESERVATION_EVENTS,
  PHONE_RESERVATION_STATES,
} from "#domain/selling/phone-reservations/phone-reservation-machine.ts";

const area = "reservations";
const number = z.string().max(20).meta({ description: "as people say it: RS12" });

const queueInput = listInput({
  filters: {
    state: anyOf(z.enum(PHONE_RESERVATION_STATES)),
    storefront: anyOf(z.string().max(20)),
    is_offerable: z.literal(true).meta({ description: "the first of each queue whose phone has a free piece" }),
    created_at: timeRange,
    expires_at: timeRange,
    search: searchIn("a number or a first name"),
    ids,
  },
  sorts: ["created_at", "-created_at"],
});
export type PhoneReservationsRequest = z.infer<typeof queueInput>;

const row = z.object({
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
});

const reservation = row.extend({
  phone: z.string().meta({ description: "its name with its choices" }),
  is_guest: z.boolean(),
  contact: z
    .object({ email: z.string(), phone: z.string() })
    .nullable()
    .meta({ description: "masked; null once the person is erased" }),
  waiting: z.int().meta({ description: "how many people are in the queue for this phone" }),
  queued_at: z.iso.datetime().nullable(),
  ended_at: z.iso.datetime().nullable(),
  timeline,
});
export type StaffPhoneReservation = z.infer<typeof reservation>;

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
    .output(listOutput(row)),

  get: defineStaffCall({
    method: "POST",
    path: "/phone-reservations/get",
    permission: "stock.read",
    effect: "read",
    area,
    summary: "One reservation, with its phone, its queue and all that has happened to it",
  })
    .input(z.object({ number }))
    .output(reservation),

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
